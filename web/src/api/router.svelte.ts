// Where the person is on the site. Paths are the service's: reloading one brings the same page.

class Route {
  path = $state.raw(location.pathname);
  hash = $state.raw(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#take());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#take();
    scrollTo(0, 0);
  }

  /** Go on without a way back, and without what stood behind the `#`. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#take();
  }

  #take(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const route = new Route();

/** For links that stay on the site: `<a href="/rules" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  route.go((event.currentTarget as HTMLAnchorElement).getAttribute("href")!);
}
