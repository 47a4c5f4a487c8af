// Parses what people paste to join a table: a link or a code.

/** Where a pasted text leads: to a table, or to a link with a key. Nothing if it leads nowhere. */
export function leadsTo(pasted: string): string | null {
  const text = pasted.trim();
  const key = /#(recover|move|add)=([\w-]+)/.exec(text);
  if (key) return `/#${key[1]}=${key[2]}`;
  const linked = /\/t\/(\w{4,16})(?!\w)/.exec(text)?.[1];
  // A code may be written in groups, as it is read out.
  const code = linked ?? /^\w{4,16}$/.exec(text.replace(/[\s-]/g, ""))?.[0];
  return code === undefined ? null : `/t/${code.toUpperCase()}`;
}
