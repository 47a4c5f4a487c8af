// The client's routes: one table from paths to pages. The server knows the same paths.

import type { Component } from "svelte";
import HomePage from "./features/home/HomePage.svelte";
import JoinPage from "./features/join/JoinPage.svelte";
import NotFoundPage from "./pages/NotFoundPage.svelte";

/** A page with its properties. */
interface View {
  page: Component;
  props: object;
}

/** What a path's pattern captures. */
type Params = readonly (string | undefined)[];

interface Route {
  path: RegExp;
  /** The page; a promise for one that is loaded on demand. */
  show: (params: Params) => View | Promise<View>;
  /** The page for people without a name, where it is another one. */
  showGuest?: (params: Params) => View;
  /** Shown at once, before the session is restored. */
  public?: true;
  /** The page brings its own header; the one for guests never does. */
  ownHeader?: true;
  /** A recovery or transfer link may lead here: `#recover=…`, `#move=…` or `#add=…`. */
  redeems?: true;
}

const view = <P extends object>(page: Component<P>, props: P): View => ({ page: page as Component, props });

/** Load the table's page, which is used again when it is shown. */
export const loadTable = () => import("./pages/TablePage.svelte");

const tableCode = ([code]: Params) => ({ code: code!.toUpperCase() });

/** The first whose pattern matches; the last one matches every path. */
const ROUTES: readonly Route[] = [
  {
    path: /^\/characters$/,
    show: async () => view((await import("./features/reference/CharactersPage.svelte")).default, {}),
    public: true,
  },
  {
    path: /^\/rules$/,
    show: async () => view((await import("./features/reference/RulesPage.svelte")).default, {}),
    public: true,
  },
  {
    path: /^\/design$/,
    show: async () => view((await import("./features/design/DesignPage.svelte")).default, {}),
  },
  {
    path: /^\/me$/,
    show: async () => view((await import("./features/account/AccountPage.svelte")).default, {}),
  },
  {
    path: /^\/replay(?:\/(\w+)\/(\d+))?$/,
    show: async ([code, game]) =>
      view((await import("./features/review/ReplayPage.svelte")).default, { code, game }),
    ownHeader: true,
  },
  {
    path: /^\/device$/,
    show: async () => view((await import("./pages/DevicePage.svelte")).default, { code: null }),
  },
  {
    path: /^\/device\/(\w+)$/,
    show: async (params) => view((await import("./pages/DevicePage.svelte")).default, tableCode(params)),
    ownHeader: true,
  },
  {
    path: /^\/t\/(\w+)$/,
    show: async (params) => view((await loadTable()).default, tableCode(params)),
    showGuest: (params) => view(JoinPage, tableCode(params)),
    ownHeader: true,
    redeems: true,
  },
  { path: /^\/$/, show: () => view(HomePage, {}), redeems: true },
  { path: /^/, show: () => view(NotFoundPage, {}), public: true },
];

export interface Match {
  route: Route;
  params: Params;
}

/** The page of a path, with or without a slash at its end. */
export function match(path: string): Match {
  for (const route of ROUTES) {
    const found = route.path.exec(path.replace(/(?<=.)\/$/, ""));
    if (found) return { route, params: found.slice(1) };
  }
  throw new Error(`no route for ${path}`);
}

export interface Redemption {
  kind: "recover" | "move" | "add";
  secret: string;
}

/** The key of a recovery or transfer link, from the hash. */
export function redemption(hash: string): Redemption | null {
  const found = /^#(recover|move|add)=(.+)$/.exec(hash);
  return found && { kind: found[1] as Redemption["kind"], secret: found[2]! };
}
