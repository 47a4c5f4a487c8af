// The current path and hash, and navigation. The server knows the same paths, so reloading shows the same page.

class Router {
  path = $state.raw(location.pathname);
  hash = $state.raw(location.hash);
  /** How often the person went to another page. A page that replaces itself does not count. */
  visits = $state.raw(0);

  constructor() {
    addEventListener("popstate", () => this.#visit());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#visit();
    scrollTo(0, 0);
  }

  /** Replace the current history entry. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#sync();
  }

  #visit(): void {
    this.visits += 1;
    this.#sync();
  }

  #sync(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Click handler for internal links: `<a href="/rules" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).getAttribute("href")!);
}
