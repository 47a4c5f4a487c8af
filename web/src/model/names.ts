// Names of people: suggestions for guests, and how they break into lines.

/** A random name from a list separated by semicolons, other than the last one. */
export function suggestName(list: string, before: string | null, chance: number = Math.random()): string {
  const names = list.split(";").map((name) => name.trim());
  const others = names.filter((name) => name !== before);
  return others[Math.floor(chance * others.length)] ?? names[0]!;
}

/** The letters of the longest part that stays in one line: names and words break at spaces and after hyphens only. */
export const longestPart = (text: string): number =>
  Math.max(...text.split(/ +|(?<=-)/).map((part) => part.length));
