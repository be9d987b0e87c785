/**
 * Declared crawlers: search engines and link previews. Not curl, monitors and headless browsers, which get errors as everybody
 * does.
 */
const crawlers =
  /(?<!ro)bot(?=[/\s;,)-]|$)|crawler|spider|slurp|externalhit|archiver|mediapartners|google-inspectiontool/i;

export const isCrawler = (userAgent: string | null): boolean =>
  userAgent !== null && crawlers.test(userAgent);
