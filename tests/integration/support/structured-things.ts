export type StructuredThing = { "@type": string } & Record<string, unknown>;

/** The things that a page tells search engines of. */
export function structuredThings(html: string): StructuredThing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = ""]) => {
    const { "@graph": things } = JSON.parse(json) as { "@graph": StructuredThing[] };
    return things;
  });
}
