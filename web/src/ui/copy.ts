// Copies a field's text, also on pages loaded over plain http.

export type Copy = "copied" | "by-hand";

export async function copyText(field: HTMLInputElement): Promise<Copy> {
  try {
    await navigator.clipboard.writeText(field.value);
    return "copied";
  } catch {
    // no clipboard here, or not for this page
  }
  field.focus();
  field.select();
  try {
    return document.execCommand("copy") ? "copied" : "by-hand";
  } catch {
    return "by-hand";
  }
}
