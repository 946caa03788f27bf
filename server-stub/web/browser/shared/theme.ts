/** Runs before the page is drawn: the theme that the reader chose, and the mark that scripts run. */
const root = document.documentElement;
root.classList.add("scripted");
try {
  const theme = localStorage.getItem("njia-theme");
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
} catch {
  // Storage may be forbidden; then the system's theme it is.
}
addEventListener("click", (event) => {
  if (!(event.target as Element).closest("[data-theme-switch]")) return;
  const dark =
    root.dataset["theme"] === "dark" ||
    (root.dataset["theme"] === undefined && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset["theme"] = dark ? "light" : "dark";
  try {
    localStorage.setItem("njia-theme", root.dataset["theme"]);
  } catch {
    // It still holds until the page is left.
  }
});
export {};
