import type { PublicationReceipt } from "@takujo/contracts/content/editing/content";
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
  type Saved,
} from "../editor-answer.ts";
import { maxEditorFields } from "../form-texts.server.ts";
import type { Outcome } from "../outcomes.ts";
import { readVenueMoment } from "./read-document.server.ts";
import { type ContentAddress, draftIn, saveForm, saveRefusal } from "./save-draft.server.ts";

export interface ContentChange extends ContentAddress {
  request: Request;
  /** The editor page, and the list for content that no longer exists. */
  self: string;
  list: string;
}

/** The action of an editor page: autosaves, or does what the button says and redirects. */
export async function changeContent(change: ContentChange) {
  const form = await readForm(change.request, maxEditorFields);
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

  publish: (change, form) => publishForm(change, form, {}, "published"),

  schedule: (change, form) => {
    const at = readVenueMoment(String(form.get("at")));
    const isPast = at === "" || Date.parse(at) <= Date.now();
    const fault = typedSkipped(at) ? "skipped" : isPast ? "past" : null;
    if (fault) return saved(change, form, async (draft) => refused(fault, draft));
    return publishForm(change, form, { at }, "scheduled");
  },

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

/** Why it cannot be hidden; null if it can. */
export const findArchiveRefusal = async (
  item: Pick<ContentChange, "visit" | "kind" | "itemId">,
): Promise<ArchiveRefusal | null> => archiveRefusal(await checkArchive(called(item)));

/** Saves the form if it differs from what is stored, and publishes it unless there are problems. */
const publishForm = (
  change: ContentChange,
  form: FormData,
  when: { at?: string },
  outcome: Outcome,
): Promise<Answer> =>
  send(change, form, when, async (receipt) => published(change, receipt, outcome));

/** Saves the form if it differs from what is stored, then runs `act`. */
export const saved = (
  change: ContentChange,
  form: FormData,
  act: (draft: PublicationReceipt) => Promise<Answer>,
): Promise<Answer> => send(change, form, { check: true }, act);

async function send(
  change: ContentChange,
  form: FormData,
  how: { at?: string; check?: boolean },
  act: (receipt: PublicationReceipt) => Promise<Answer>,
): Promise<Answer> {
  const draft = draftIn(change, form);
  const result = await publishContent({ ...called(change), body: { ...draft, ...how } });
  if (result.data) return act(result.data);
  if (isUnchanged(result)) {
    return refused("unchanged", { version: draft.version, savedAt: null, problems: [] });
  }
  return refuse(await saveRefusal(change, draft, result));
}

/** Publishes the draft that was just saved. */
export async function publishDraft(change: ContentChange, draft: Saved): Promise<Answer> {
  const result = await publishContent({ ...called(change), body: { version: draft.version } });
  if (result.data) return published(change, result.data, "published");
  return refused(isUnchanged(result) ? "unchanged" : "failed", draft);
}

function published(change: ContentChange, receipt: PublicationReceipt, outcome: Outcome): Answer {
  if (receipt.problems.length > 0) return refused("problems", receipt);
  return done(change, receipt.state === "cancelled" ? "updated" : outcome);
}

/** By the reason: other refusals, such as that of a legal text in force, have the same code. */
const isUnchanged = ({ error }: Result<unknown>) =>
  (error as Partial<Problem> | undefined)?.reason === "unchanged";

const called = ({ visit, kind, itemId }: Pick<ContentChange, "visit" | "kind" | "itemId">) => ({
  client: visit.platform,
  path: { kind, itemId },
});

const isOk = ({ response }: Result<unknown>) => response?.ok === true;

const done = ({ self }: ContentChange, outcome: Outcome) => redirect(`${self}?done=${outcome}`);

function finish(
  change: ContentChange,
  draft: Saved | null,
  outcome: Outcome,
  result: Result<unknown>,
): Answer {
  return isOk(result) ? done(change, outcome) : refused("failed", draft);
}

export const refused = (reason: PlainRefusal, draft: Saved | null): Answer =>
  refuse({ ok: false, reason, saved: draft });

const refuse = (answer: EditorAnswer): Answer => data(answer, { status: 422 });
