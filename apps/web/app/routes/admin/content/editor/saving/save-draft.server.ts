import type { SavedDraft } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Problem } from "@takujo/contracts/errors";
import { readContent, saveDraft } from "@takujo/contracts/generated/platform/sdk.gen";
import type { DraftToSave } from "@takujo/contracts/generated/platform/types.gen";
import { type Result, unwrap } from "../../../../../api/unwrap.ts";
import type { Visit } from "../../../../../shell/visit.ts";
import type { SaveRefusal } from "../editor-answer.ts";
import { readDocument } from "./read-document.server.ts";

export interface ContentAddress {
  visit: Visit;
  kind: ContentKind;
  itemId: string;
  /** For documents that hold more than fields. */
  read?: ((form: FormData) => ContentDocument) | undefined;
}

export type SaveResult = { ok: true; saved: SavedDraft } | SaveRefusal;

const codeOf = ({ error }: Result<unknown>) => (error as Partial<Problem> | undefined)?.code;

/** The form's document, with the version that was shown. */
export function draftIn({ kind, read }: ContentAddress, form: FormData): DraftToSave {
  const document = read ? read(form) : readDocument(kind, form);
  return { version: Number(form.get("version")) || 0, document } as DraftToSave;
}

/** Saves the form's content as the draft. */
export async function saveForm(address: ContentAddress, form: FormData): Promise<SaveResult> {
  const { visit, kind, itemId } = address;
  const body = draftIn(address, form);
  const result = await saveDraft({ client: visit.platform, path: { kind, itemId }, body });
  return result.data ? { ok: true, saved: result.data } : saveRefusal(address, body, result);
}

/** Why nothing was saved: something else failed, or somebody else saved meanwhile. */
export async function saveRefusal(
  { visit, kind, itemId }: ContentAddress,
  draft: DraftToSave,
  result: Result<unknown>,
): Promise<SaveRefusal> {
  const document = draft.document as ContentDocument;
  if (codeOf(result) !== "changed-meanwhile") return { ok: false, reason: "unsaved", document };
  const found = await readContent({ client: visit.platform, path: { kind, itemId } });
  const now = unwrap(found);
  return {
    ok: false,
    reason: "conflict",
    version: now.version,
    savedAt: now.savedAt ?? now.publishedAt,
    savedBy: now.savedBy?.name ?? null,
    document,
  };
}
