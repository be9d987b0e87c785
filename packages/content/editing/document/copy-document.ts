import { randomUUID } from "node:crypto";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";

/** Fields that a copy must not share with its original. */
const own: Partial<Record<ContentKind, string[]>> = { legal: ["announcedOn", "effectiveOn"] };

/** A copy without a slug and with new sessions. Times stay: a copied event is moved by its editor. */
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
