// A small icon language: strokes on a 24-unit grid, drawn for this page.

export const ICONS = {
  look: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  swap: "M4 8h13l-4-4 M20 16H7l4 4",
  announce: "M4 9v6h4l8 5V4L8 9z M19 9c1.5 1.5 1.5 4.5 0 6",
  contest: "M6 18 18 6 M14 6h4v4 M6 6l5 5 M13 13l5 5",
  log: "M5 4h14v16H5z M8 8h8 M8 12h8 M8 16h5",
  powers: "M4 6c3-2 13-2 16 0 0 6-2 12-8 14C6 18 4 12 4 6z M8 10h2.5 M13.5 10H16 M9 14.5c2 1.5 4 1.5 6 0",
  seen: "M4 5h9v14H4z M15 7l5 2-4 11-3-1 M8.5 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  chat: "M4 5h16v11H10l-5 4v-4H4z M8 9h8 M8 12h5",
  close: "M6 6l12 12 M18 6 6 18",
  back: "M15 5l-7 7 7 7",
  more: "M5 12h.01 M12 12h.01 M19 12h.01",
  note: "M5 4h14v10l-5 6H5z M14 20v-6h5",
  coin: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z M12 8v8 M9.5 10h5 M9.5 14h5",
  people:
    "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z M3 20c0-4 2-6 6-6s6 2 6 6 M16 6a2.5 2.5 0 1 1 0 5 M17 14c3 0 4 2 4 5",
  sound: "M4 9v6h4l6 5V4L8 9z M17 8c2 2 2 6 0 8 M20 5c3.5 4 3.5 10 0 14",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  menu: "M4 7h16 M4 12h16 M4 17h16",
} as const;

export type IconName = keyof typeof ICONS;
