import type { SavedDraft } from "@takujo/contracts/content/editing/content";
import { typedSkipped } from "@takujo/contracts/content/editing/skipped-time";
import type { Problem } from "@takujo/contracts/errors";
import {
  archiveContent,
  checkArchive,
  discardDraft,
  publishContent,
  readContent,
  unscheduleContent,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { data, redirect } from "react-router";
import type { Result } from "../../../../../api/unwrap.ts";
import { readForm } from "../../../../../shell/form/read-form.server.ts";
import {
  type ArchiveRefusal,
  type EditorAnswer,
  type PlainRefusal,
  quietField,
} from "../editor-answer.ts";
import { mostEditorFields } from "../form-texts.server.ts";
import type { Outcome } from "../outcomes.ts";
import { readVenueMoment } from "./read-document.server.ts";
import { type ContentAddress, codeOf, saveForm, saveIfChanged } from "./save-draft.server.ts";

export interface ContentChange extends ContentAddress {
  request: Request;
  /** The editor page, and the list for content that no longer exists. */
  self: string;
  list: string;
}

/** The action of an editor page: autosaves, or does what the button says and redirects. */
export async function changeContent(change: ContentChange) {
  const form = await readForm(change.request, mostEditorFields);
  const intent = form.get("intent");
  const act = typeof intent === "string" ? intents[intent] : undefined;
  if (!act) throw data(null, { status: 400 });
  return act(change, form);
}

type Answer = Response | ReturnType<typeof data<EditorAnswer>>;
type Act = (change: ContentChange, form: FormData) => Promise<Answer>;

const intents: Record<string, Act> = {
  save: async (change, form) => {
    const result = await saveForm(change, form);
    if (!result.ok) return refuse(result);
    if (!form.has(quietField)) return done(change, "saved");
    return data<EditorAnswer>({ ok: true, ...result.saved });
  },

  publish: (change, form) => saved(change, form, (draft) => publishDraft(change, draft)),

  schedule: (change, form) =>
    saved(change, form, async (draft) => {
      const at = readVenueMoment(String(form.get("at")));
      if (typedSkipped(at)) return refused("skipped", draft);
      if (at === "" || Date.parse(at) <= Date.now()) return refused("past", draft);
      return publish(change, draft, at, "scheduled");
    }),

  unschedule: (change, form) =>
    saved(change, form, async (draft) =>
      finish(change, draft, "unscheduled", await unscheduleContent(called(change))),
    ),

  discard: async (change) => {
    const result = await discardDraft(called(change));
    if (!isOk(result)) return refused("failed", null);
    // Content that was never published is deleted with its draft.
    const left = await readContent(called(change));
    return redirect(`${isOk(left) ? change.self : change.list}?done=discarded`);
  },

  archive: async (change) => {
    const result = await archiveContent(called(change));
    const refusal = archiveRefusal(result);
    return refusal ? refuse(refusal) : finish(change, null, "archived", result);
  },
};

function archiveRefusal({ error }: Result<unknown>): ArchiveRefusal | null {
  const { reason, issues = [] } = (error ?? {}) as Partial<Problem>;
  const refusal = { ok: false, saved: null } as const;
  if (reason === "has-reservations") return { ...refusal, reason: "hasReservations" };
  if (reason !== "used-by-events") return null;
  const events = issues.map(({ path, message }) => ({ id: path, title: message }));
  return { ...refusal, reason: "usedByEvents", events };
}

/** What would be answered to whoever wants to take it back; null if nothing keeps it public. */
export const findArchiveRefusal = async (
  item: Pick<ContentChange, "visit" | "kind" | "itemId">,
): Promise<ArchiveRefusal | null> => archiveRefusal(await checkArchive(called(item)));

async function saved(
  change: ContentChange,
  form: FormData,
  act: (draft: SavedDraft) => Promise<Answer>,
): Promise<Answer> {
  const result = await saveIfChanged(change, form);
  return result.ok ? act(result.saved) : refuse(result);
}

/** Publishes the draft that was just saved. */
export const publishDraft = (change: ContentChange, draft: SavedDraft): Promise<Answer> =>
  publish(change, draft, undefined, "published");

async function publish(
  change: ContentChange,
  draft: SavedDraft,
  at: string | undefined,
  outcome: Outcome,
): Promise<Answer> {
  if (draft.problems.length > 0) return refused("problems", draft);
  const body = { version: draft.version, ...(at && { at }) };
  const result = await publishContent({ ...called(change), body });
  if (codeOf(result) === "not-now") return refused("unchanged", draft);
  const isCancelled = result.data?.state === "cancelled";
  return finish(change, draft, isCancelled ? "updated" : outcome, result);
}

const called = ({ visit, kind, itemId }: Pick<ContentChange, "visit" | "kind" | "itemId">) => ({
  client: visit.platform,
  path: { kind, itemId },
});

const isOk = ({ response }: Result<unknown>) => response?.ok === true;

const done = ({ self }: ContentChange, outcome: Outcome) => redirect(`${self}?done=${outcome}`);

function finish(
  change: ContentChange,
  draft: SavedDraft | null,
  outcome: Outcome,
  result: Result<unknown>,
): Answer {
  return isOk(result) ? done(change, outcome) : refused("failed", draft);
}

const refused = (reason: PlainRefusal, draft: SavedDraft | null): Answer =>
  refuse({ ok: false, reason, saved: draft });

const refuse = (answer: EditorAnswer): Answer => data(answer, { status: 422 });
