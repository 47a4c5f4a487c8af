import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { applyAppearance } from "./model/preferences.svelte";
import { i18n } from "./i18n/language.svelte";

applyAppearance();
await i18n.start();
mount(App, { target: document.getElementById("app")! });
