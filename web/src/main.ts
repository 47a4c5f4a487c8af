import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { dress } from "./model/preferences.svelte";
import { spoken } from "./i18n/language.svelte";

dress();
await spoken.begin();
mount(App, { target: document.getElementById("app")! });
