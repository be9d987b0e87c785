import { z } from "zod";
import { type StructuredThing, structuredThingSchema } from "./structured-schemas.ts";

const graphSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(structuredThingSchema),
});

/** The things that a page tells search engines of, each held to the rules of its type. */
export function structuredThings(html: string): StructuredThing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = ""]) => graphSchema.parse(JSON.parse(json))["@graph"]);
}
