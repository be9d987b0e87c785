/** Matched against the user agent; the first match wins, because many browsers also claim to be others. */
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bWindows\b/, "Windows"],
  [/\bLinux\b/, "Linux"],
];
const browsers: [RegExp, string][] = [
  [/\bLine\//, "LINE"],
  [/\bInstagram\b/, "Instagram"],
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\//, "Safari"],
];
const handheld = /\b(?:iPhone|iPad|Android)\b/;

/** Proper names, the same in every language; null if unknown. */
export interface Device {
  system: string | null;
  browser: string | null;
  isHandheld: boolean;
}

export function deviceOf(userAgent: string | null | undefined): Device {
  const text = (userAgent ?? "").slice(0, 400);
  const first = (names: [RegExp, string][]) =>
    names.find(([shape]) => shape.test(text))?.[1] ?? null;
  return { system: first(systems), browser: first(browsers), isHandheld: handheld.test(text) };
}
