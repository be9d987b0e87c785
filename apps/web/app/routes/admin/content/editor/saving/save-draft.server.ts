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
import { sameDocument } from "./same-document.server.ts";

export interface ContentAddress {
  visit: Visit;
  kind: ContentKind;
  itemId: string;
  /** For documents that hold more than fields. */
  read?: ((form: FormData) => ContentDocument) | undefined;
}

export type SaveResult = { ok: true; saved: SavedDraft } | SaveRefusal;

export const codeOf = ({ error }: Result<unknown>) => (error as Partial<Problem> | undefined)?.code;

/** Saves the form's content as the draft. */
export async function saveForm(address: ContentAddress, form: FormData): Promise<SaveResult> {
  const { visit, kind, itemId, read } = address;
  const { platform: client } = visit;
  const document = read ? read(form) : readDocument(kind, form);
  const version = Number(form.get("version")) || 0;
  const path = { kind, itemId };
  const body = { version, document } as DraftToSave;
  const result = await saveDraft({ client, path, body });
  if (result.data) return { ok: true, saved: result.data };
  if (codeOf(result) !== "changed-meanwhile") return { ok: false, reason: "unsaved", document };
  const now = unwrap(await readContent({ client, path }));
  return {
    ok: false,
    reason: "conflict",
    version: now.version,
    savedAt: now.savedAt ?? now.publishedAt,
    savedBy: now.savedBy?.name ?? null,
    document,
  };
}

/** Like `saveForm`, but unchanged published content gets no draft. */
export async function saveIfChanged(address: ContentAddress, form: FormData): Promise<SaveResult> {
  const { visit, kind, itemId, read } = address;
  const found = await readContent({ client: visit.platform, path: { kind, itemId } });
  const item = unwrap(found);
  const document = read ? read(form) : readDocument(kind, form);
  const isSame =
    Number(form.get("version")) === item.version && sameDocument(document, item.document);
  if (!isSame) return saveForm(address, form);
  const { version, savedAt, publishedAt, problems } = item;
  return { ok: true, saved: { version, savedAt: savedAt ?? publishedAt ?? "", problems } };
}
