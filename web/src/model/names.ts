// Suggested names for guests.

/** One of the names of a list divided by semicolons, and not the one that was there before. */
export function suggestName(list: string, before: string | null, chance: number = Math.random()): string {
  const names = list.split(";").map((name) => name.trim());
  const others = names.filter((name) => name !== before);
  return others[Math.floor(chance * others.length)] ?? names[0]!;
}
