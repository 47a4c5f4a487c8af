// Making and changing what is shown. Whatever others have written goes in as text, never as markup.

export const $ = (id) => document.getElementById(id);

export function make(tag, set = {}, ...inside) {
  const made = Object.assign(document.createElement(tag), set);
  made.append(...inside.flat().filter((child) => ![null, undefined, false, 0].includes(child)));
  return made;
}

export const button = (text, onclick, set = {}) =>
  make("button", { type: "button", onclick: guarded(onclick), ...set }, text);

export const quiet = (...parts) => make("p", { className: "quiet" }, parts.filter(Boolean).join(" · "));

// Draw an element anew only if what it shows has changed, and keep the focus where it was.
export function draw(element, shows, parts) {
  const written = JSON.stringify(shows);
  if (element.shows === written) return;
  element.shows = written;
  const label = element.contains(document.activeElement) && document.activeElement.textContent;
  element.replaceChildren(...parts().flat().filter(Boolean));
  const same = [...element.querySelectorAll("button:enabled")].find((found) => found.textContent === label);
  if (label) (same ?? element).focus();
}

// A list of items with keys that grows at its end, and may lose its beginning. It follows what is new.
export function list(element, items, parts) {
  const following = element.scrollTop + element.clientHeight >= element.scrollHeight - 24;
  while (element.firstChild && element.firstChild.key !== items[0]?.key) element.firstChild.remove();
  items.forEach((item, index) => {
    const { key } = item;
    const line = element.children[index] ?? element.appendChild(Object.assign(make("li"), { key }));
    draw(line, item, () => parts(item));
    line.className = item.heading ? "heading" : "";
  });
  if (following) element.scrollTop = element.scrollHeight;
}

export function notice(sentence) {
  $("notice").hidden = !sentence;
  $("sentence").textContent = sentence ?? "";
}

// What a button does; a refusal is shown as its sentence.
export const guarded = (work) => async (event) => {
  event?.preventDefault();
  notice(null);
  try {
    await work(event);
  } catch (refusal) {
    notice(refusal.message);
  }
};

export function shareable(about, path) {
  const field = make("input", { readOnly: true, value: new URL(path, location.href).href, ariaLabel: about });
  const copy = async () => {
    field.select(); // without https browsers let pages select only
    await navigator.clipboard?.writeText(field.value);
  };
  return [quiet(about), make("div", { className: "row" }, field, button("Copy", copy))];
}
