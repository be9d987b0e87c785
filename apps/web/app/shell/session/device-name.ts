export interface Device {
  system?: string | undefined;
  browser?: string | undefined;
}

/** The first that fits: many name others as well, for the sake of old pages. */
const systems: [mark: RegExp, name: string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];
const browsers: [mark: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

/** By what a browser says of itself, which may be anything. Names are the same in every language. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const nameIn = (names: [RegExp, string][]) =>
    names.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
  return { system: nameIn(systems), browser: nameIn(browsers) };
}
