import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { dress } from "./ui/preferences.svelte";
import { spoken } from "./words/now.svelte";

dress();
await spoken.begin();
mount(App, { target: document.getElementById("app")! });
