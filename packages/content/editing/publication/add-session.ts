import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectNextVersion, updateDraftDocument } from "../draft/queries.ts";
import { findContent } from "../find-content.ts";
import { writePublished } from "./publish-document.ts";

const withSession = (document: ContentDocument, session: SessionDocument): ContentDocument => ({
  ...document,
  sessions: [...(document.sessions ?? []), session],
});

/**
 * Adds a session to a public event, as its own revision. An existing draft stays a draft and gets the session too: otherwise
 * publishing it would remove the session. The item must be locked.
 */
export async function addSession(
  transaction: DatabaseTransaction,
  eventId: string,
  sessionFor: (sessions: SessionDocument[]) => SessionDocument,
  editorId: string,
): Promise<SessionDocument> {
  const item = { kind: "event" as const, itemId: eventId };
  const found = await findContent(transaction, item);
  const { stored, draft } = found;
  if (!stored || stored.state === "draft") throw new DomainError("not-found");
  const session = sessionFor([
    ...(stored.document.sessions ?? []),
    ...(draft?.document.sessions ?? []),
  ]);
  const document = withSession(stored.document, session);
  // A new version, so that open editors with the former one are warned.
  const version = await selectNextVersion(transaction);
  await writePublished(transaction, item, { ...found, document, version }, editorId);
  if (draft) await updateDraftDocument(transaction, item, withSession(draft.document, session));
  return session;
}
