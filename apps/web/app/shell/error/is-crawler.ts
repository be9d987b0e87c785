/**
 * Those who gather pages for others and say so: search engines, previews of links. Not what people or their machines look with,
 * such as curl, monitors and browsers without a window: these read an error as everybody does.
 */
const crawlers =
  /(?<!ro)bot(?=[/\s;,)-]|$)|crawler|spider|slurp|externalhit|archiver|mediapartners|google-inspectiontool/i;

export const isCrawler = (userAgent: string | null): boolean =>
  userAgent !== null && crawlers.test(userAgent);
