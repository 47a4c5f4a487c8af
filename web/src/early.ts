// Runs inside the document before any other file is loaded: shows the chosen appearance, chooses the language and
// loads its messages beside the code, and asks who is signed in. Nothing here may be imported or exported.

/** The addresses of each language's messages and of the table's code; the build fills them in. */
declare const FILES: { messages: Record<string, string>; table: readonly string[] };

{
  const stored = (name: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(`mascarade.${name}`)!);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  root.dataset["appearance"] = String(stored("appearance") ?? "auto");
  const wanted = [stored("language"), ...navigator.languages].map((tag) => String(tag).slice(0, 2));
  root.lang = wanted.find((tag) => tag in FILES.messages) ?? "en";
  const atTable = location.pathname.startsWith("/t/");
  for (const file of [FILES.messages[root.lang]!, ...(atTable ? FILES.table : [])]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  globalThis.early = { "/api/session": fetch("/api/session").catch(() => null) };
}
