// Before the page is drawn: the theme that was chosen, so that nothing flashes.
try {
  const chosen = localStorage.getItem("pawl.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  if (localStorage.getItem("pawl.density") === "compact") document.documentElement.dataset.density = "compact";
} catch {
  // Without storage the theme follows the system.
}
