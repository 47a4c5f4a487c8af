// Where the keyboard and a screen reader start on a new page.

const READY = "main[data-screen]:not([aria-busy='true'])";

/** Focus the heading of the page that is coming, as soon as it is there. Returns how to stop waiting for it. A page that
 *  puts the focus elsewhere, a person who does, and the table, whose questions take it, are left alone. */
export function focusHeading(): () => void {
  const observer = new MutationObserver(look);
  const stop = () => observer.disconnect();

  function look(): void {
    const at = document.activeElement;
    const lost = at === null || at === document.body || at instanceof HTMLAnchorElement;
    const main = document.querySelector<HTMLElement>(READY);
    const heading = main?.querySelector("h1");
    if (lost && !heading) return;
    stop();
    if (!lost || !heading || main?.dataset["screen"] === "table") return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
  look();
  return stop;
}
