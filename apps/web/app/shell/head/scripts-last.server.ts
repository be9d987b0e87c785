const preload = /<link rel="modulepreload"[^<>]*>/g;

/**
 * React puts the preloads of scripts before the stylesheets, where browsers load them first. A page is painted without scripts,
 * so they come last in the head, and after whatever is seen.
 */
export function scriptsLast(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const found = (head.match(preload) ?? []).join("");
  const late = found.replaceAll("<link ", '<link fetchPriority="low" ');
  return head.replace(preload, "") + late + html.slice(end);
}
