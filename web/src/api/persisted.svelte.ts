// Reactive values stored in localStorage. Without storage, they last as long as the page.

const PREFIX = "mascarade.";

export interface Persisted<T> {
  value: T;
}

export function persisted<T>(name: string, fallback: T): Persisted<T> {
  let value = $state.raw(read(name, fallback));
  return {
    get value() {
      return value;
    },
    set value(chosen: T) {
      value = chosen;
      try {
        localStorage.setItem(PREFIX + name, JSON.stringify(chosen));
      } catch {
        // a browser without storage: the choice lasts as long as the page
      }
    },
  };
}

function read<T>(name: string, fallback: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}
