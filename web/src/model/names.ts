// Suggested names for guests.

/** A random name from a list separated by semicolons, other than the last one. */
export function suggestName(list: string, before: string | null, chance: number = Math.random()): string {
  const names = list.split(";").map((name) => name.trim());
  const others = names.filter((name) => name !== before);
  return others[Math.floor(chance * others.length)] ?? names[0]!;
}
