import { randomUUID } from "node:crypto";
import type { ContentDocument } from "@takujo/contracts/platform/editing/content-document";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";

/** What a copy cannot share with what it was made of. */
const own: Partial<Record<ContentKind, string[]>> = { legal: ["announcedOn", "effectiveOn"] };

/** The same under no address yet, with sessions of its own. Times stay: a copied event is moved by hand. */
export function copyDocument(kind: ContentKind, document: ContentDocument): ContentDocument {
  const { shared, texts, sessions } = document;
  const emptied = own[kind] ?? ["slug"];
  return {
    shared: { ...shared, ...Object.fromEntries(emptied.map((name) => [name, ""])) },
    texts,
    ...(sessions && {
      sessions: sessions.map((session) => ({ ...session, id: randomUUID(), calledOff: false })),
    }),
  };
}
