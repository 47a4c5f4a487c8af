// Small choices that this browser remembers. Where it remembers nothing, they last as long as the page.

const PREFIX = "mascarade.";

export interface Kept<T> {
  value: T;
}

export function kept<T>(name: string, otherwise: T): Kept<T> {
  let value = $state.raw(read(name, otherwise));
  return {
    get value() {
      return value;
    },
    set value(chosen: T) {
      value = chosen;
      try {
        localStorage.setItem(PREFIX + name, JSON.stringify(chosen));
      } catch {
        // a browser that keeps nothing: the choice holds until the page is left
      }
    },
  };
}

function read<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}
