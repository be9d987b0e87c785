import {
  archiveContent,
  discardDraft,
  publishContent,
  readContent,
  unscheduleContent,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { SavedDraft } from "@takujo/contracts/platform/editing/content";
import { data, redirect } from "react-router";
import type { Result } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/server-read-form.ts";
import type { Deed } from "./done-words.ts";
import { type EditorAnswer, quietField } from "./editor-answer.ts";
import { mostEditorFields } from "./server-form-texts.ts";
import { readVenueMoment } from "./server-read-document.ts";
import { type ContentAddress, codeOf, saveForm, saveIfChanged } from "./server-save-draft.ts";

export interface ContentChange extends ContentAddress {
  request: Request;
  /** The editor's page, and the list for what is there no longer. */
  self: string;
  list: string;
}

/** The action of an editor's page: saves in passing, or does what a button says and leads on. */
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
    const kept = await saveForm(change, form);
    if (!kept.ok) return refuse(kept);
    if (!form.has(quietField)) return done(change, "saved");
    return data<EditorAnswer>({ ok: true, ...kept.saved });
  },

  publish: (change, form) => saved(change, form, (draft) => publishDraft(change, draft)),

  schedule: (change, form) =>
    saved(change, form, async (draft) => {
      const at = readVenueMoment(String(form.get("at")));
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
    // What never was public is gone with its draft.
    const left = await readContent(called(change));
    return redirect(`${isOk(left) ? change.self : change.list}?done=discarded`);
  },

  archive: async (change) => finish(change, null, "archived", await archiveContent(called(change))),
};

async function saved(
  change: ContentChange,
  form: FormData,
  act: (draft: SavedDraft) => Promise<Answer>,
): Promise<Answer> {
  const kept = await saveIfChanged(change, form);
  return kept.ok ? act(kept.saved) : refuse(kept);
}

/** Now, a draft that was just saved. */
export const publishDraft = (change: ContentChange, draft: SavedDraft): Promise<Answer> =>
  publish(change, draft, undefined, "published");

async function publish(
  change: ContentChange,
  draft: SavedDraft,
  at: string | undefined,
  deed: Deed,
): Promise<Answer> {
  if (draft.problems.length > 0) return refused("problems", draft);
  const body = { version: draft.version, ...(at && { at }) };
  const result = await publishContent({ ...called(change), body });
  if (codeOf(result) === "not-now") return refused("unchanged", draft);
  return finish(change, draft, deed, result);
}

const called = ({ visit, kind, itemId }: ContentChange) => ({
  client: visit.platform,
  path: { kind, itemId },
});

const isOk = ({ response }: Result<unknown>) => response?.ok === true;

const done = ({ self }: ContentChange, deed: Deed) => redirect(`${self}?done=${deed}`);

function finish(
  change: ContentChange,
  draft: SavedDraft | null,
  deed: Deed,
  result: Result<unknown>,
): Answer {
  return isOk(result) ? done(change, deed) : refused("failed", draft);
}

const refused = (
  reason: "problems" | "past" | "unchanged" | "failed",
  draft: SavedDraft | null,
): Answer => refuse({ ok: false, reason, saved: draft });

const refuse = (answer: EditorAnswer): Answer => data(answer, { status: 422 });
