import { mount } from "svelte";
import App from "./App.svelte";
import { i18n } from "./i18n/language.svelte";
import { loadTable } from "./routes";

const target = document.getElementById("app")!;
await i18n.start();
target.replaceChildren();
mount(App, { target });
// The next page that most people need, as soon as this one has everything.
if (document.readyState === "complete") loadTable();
else addEventListener("load", loadTable);
