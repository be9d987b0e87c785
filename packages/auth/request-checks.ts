import { foreignTrait } from "@takujo/runtime/http/foreign-write";

const refusals = {
  origin: { code: "INVALID_ORIGIN", message: "Invalid origin" },
  "content-type": {
    code: "INVALID_CONTENT_TYPE",
    message: "The body must be application/json",
  },
};

/** Stricter than elsewhere: cookies alone authorize these calls, so a write must name our own origin. */
export function refusalOf(request: Request, origin: string) {
  const isUnnamed = request.method !== "GET" && !request.headers.has("origin");
  const trait = isUnnamed ? "origin" : foreignTrait(request, { origin });
  return trait && refusals[trait];
}
