// A small icon language: strokes on a 24-unit grid, drawn for this page.

export const ICONS = {
  look: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  swap: "M4 8h13l-4-4 M20 16H7l4 4",
  announce: "M4 9v6h4l8 5V4L8 9z M19 9c1.5 1.5 1.5 4.5 0 6",
  log: "M5 4h14v16H5z M8 8h8 M8 12h8 M8 16h5",
  powers: "M4 6c3-2 13-2 16 0 0 6-2 12-8 14C6 18 4 12 4 6z M8 10h2.5 M13.5 10H16 M9 14.5c2 1.5 4 1.5 6 0",
  seen: "M4 5h9v14H4z M15 7l5 2-4 11-3-1 M8.5 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  chat: "M4 5h16v11H10l-5 4v-4H4z M8 9h8 M8 12h5",
  back: "M15 5l-7 7 7 7",
  more: "M5 12h.01 M12 12h.01 M19 12h.01",
  menu: "M4 7h10m4 0h2M4 17h2m4 0h10M14 4.5v5M6 14.5v5",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M5 13l4.5 4.5L19 7",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20",
  bot: "M6 9h12v10H6zM12 9V5M10.5 4.5h3M9.5 13v1.5M14.5 13v1.5M3.5 12.5v3M20.5 12.5v3",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6",
  crown: "M4 18.5h16M4.5 15L3 7l5 4 4-6.5L16 11l5-4-1.5 8z",
  again: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M17.5 3v4h-4",
  purse: "M9 8c-4 3-5 6-5 8 0 3 2 4 8 4s8-1 8-4c0-2-1-5-5-8M8 4l2 4h4l2-4c-1.5 1-2.5 1-4 0-1.5 1-2.5 1-4 0z",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.2v.3",
  door: "M14 4H6v16h8M10.5 12H20M16.5 8.5L20 12l-3.5 3.5",
  mute: "M5 5h14v10h-7l-4 4v-4H5zM3 3l18 18",
} as const;

export type IconName = keyof typeof ICONS;
