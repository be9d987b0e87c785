import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { typedSkipped } from "@takujo/contracts/content/editing/skipped-time";
import {
  cancelEvent,
  changeFollowingEvents,
  listContentChoices,
  listOrganizedEvents,
  previewEventCancellation,
  publishContent,
  readContent,
  readEventConsequences,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { fieldId } from "../../../../ui/form/form-context.ts";
import { type EditorAnswer, scriptedField } from "../../content/editor/editor-answer.ts";
import { maxEditorFields } from "../../content/editor/form-texts.server.ts";
import {
  changeContent,
  publishDraft,
  refused,
  saved,
} from "../../content/editor/saving/change-content.server.ts";
import { readNumber, readVenueMoment } from "../../content/editor/saving/read-document.server.ts";
import { type ContentAddress, saveForm } from "../../content/editor/saving/save-draft.server.ts";
import { eventListPath, eventPath } from "../event-path.ts";
import type { EventOutcome } from "../outcomes.ts";
import { sessionAnchor } from "../session-names.ts";
import { saveTemplate } from "../template/template.server.ts";
import { moveField } from "./move-field.ts";
import type { CancelAnswer } from "./questions/cancel-question.tsx";
import { readEventDocument } from "./read-event.server.ts";
import * as edits from "./session-edits.server.ts";

interface EventChange {
  request: Request;
  visit: Visit;
  eventId: string;
}

/** The action of an event page. Intents common to all kinds of content are passed on. */
export async function changeEvent(change: EventChange) {
  const { request, visit, eventId } = change;
  const form = await readForm(request.clone(), maxEditorFields);
  const [intent = "", subject = ""] = String(form.get("intent")).split(" ");
  if (intent === "cancel" || intent === "preview-cancel") return cancel(change, form, intent);
  if (intent === "save-template") return saveTemplate(visit, eventId, form);
  if (intent === "publish-and-tell") return publishAndTell(change, form);
  if (intent === "publish-following") return publishFollowing(change, form);
  const address = { visit, kind: "event" as const, itemId: eventId, read: readEventDocument };
  const skipped = typedSkipped(readVenueMoment(movedTo(form)));
  if (intent === "move" && skipped) return refuseToMove(address, form, skipped);
  const edit = editOf(change, form, intent, subject);
  if (edit) return applyEdit(change, form, edit);
  const self = eventPath(eventId);
  const whole = { ...address, request, self, list: eventListPath };
  if (intent !== "publish") return changeContent(whole);
  return saved(whole, form, async (draft) => {
    if (draft.problems.length > 0) return refused("problems", draft);
    if (await tellsAnybody(change)) return redirect(`${self}?ask=publish`);
    return publishDraft(whole, draft);
  });
}

const movedTo = (form: FormData) => String(form.get(moveField) ?? "");

/** Refuses an hour that clocks skip, but saves everything else that was typed. */
async function refuseToMove(address: ContentAddress, form: FormData, typed: string) {
  const result = await saveForm(address, form);
  const refusal = { ok: false, reason: "skipped", field: { name: moveField, typed } } as const;
  return data<EditorAnswer>(result.ok ? { ...refusal, saved: result.saved } : result, {
    status: 422,
  });
}

type Edit = (document: ContentDocument) => Promise<ReturnType<typeof edits.moveEvent>>;

function editOf(
  change: EventChange,
  form: FormData,
  intent: string,
  subject: string,
): Edit | undefined {
  const { visit } = change;
  const all: Record<string, Edit> = {
    "session-add": async (document) => {
      const kind = subject === "table" ? "table" : "general";
      const earlier = document.sessions?.length ? undefined : await earlierEvent(change);
      return edits.addSession(document, kind, earlier);
    },
    "session-fill": async (document) => edits.fillFromGame(document, subject, await gamesBy(visit)),
    "session-end": async (document) => edits.endWithGame(document, subject, await gamesBy(visit)),
    "session-rules": async (document) => edits.applyRules(document, readRules(form)),
    "session-duplicate": async (document) => edits.duplicateSession(document, subject),
    "session-remove": async (document) => edits.removeSession(document, subject),
    "session-up": async (document) => edits.moveSessionUp(document, subject),
    "session-take": async (document) => {
      const path = { kind: "event" as const, itemId: String(form.get("sessionsOf")) };
      const other = await readContent({ client: visit.platform, path });
      return other.data ? edits.takeSessions(document, other.data.document) : { document };
    },
    restore: async (document) => {
      const path = { kind: "event" as const, itemId: change.eventId };
      const item = await readContent({ client: visit.platform, path });
      return edits.restoreField(document, item.data?.filled?.document, subject);
    },
    move: async (document) => edits.moveEvent(document, readVenueMoment(movedTo(form))),
  };
  return all[intent];
}

/** The next event with sessions, or the last one, whose rules a new event takes over. */
async function earlierEvent({ visit, eventId }: EventChange) {
  const { platform: client, locale } = visit;
  const lists = await Promise.all(
    (["upcoming", "past"] as const).map((view) =>
      listOrganizedEvents({ client, query: { view, locale, limit: 5 } }),
    ),
  );
  const model = lists
    .flatMap((list) => unwrap(list).items)
    .find(({ id, sessions }) => id !== eventId && sessions > 0);
  if (!model) return undefined;
  const found = await readContent({ client, path: { kind: "event", itemId: model.id } });
  return found.data?.document;
}

async function gamesBy({ platform: client, locale }: Visit) {
  const choices = await listContentChoices({
    client,
    path: { kind: "board-game" },
    query: { locale },
  });
  const games = new Map(unwrap(choices).items.map(({ id, game }) => [id, game]));
  return (id: string) => games.get(id);
}

function readRules(form: FormData): edits.SessionRules {
  const typed = (name: string) => String(form.get(name) ?? "");
  const seats = readNumber(typed("ruleMaxSeats"));
  return {
    opensAt: readVenueMoment(typed("ruleOpensAt")),
    changeDeadline: readVenueMoment(typed("ruleChangeDeadline")),
    decisionDeadline: readVenueMoment(typed("ruleDecisionDeadline")),
    maxSeats: seats === null ? null : Math.trunc(seats),
  };
}

/** Saves the changed document and reloads the page. */
async function applyEdit({ visit, eventId }: EventChange, form: FormData, edit: Edit) {
  const { document, shown, field } = await edit(readEventDocument(form));
  const address = { visit, kind: "event" as const, itemId: eventId, read: () => document };
  const result = await saveForm(address, form);
  if (!result.ok) return data<EditorAnswer>(result, { status: 422 });
  const self = eventPath(eventId);
  const anchor = shown && !form.has(scriptedField) ? `#${sessionAnchor(shown)}` : "";
  if (shown) return redirect(`${self}?open=${shown}${anchor}`);
  return redirect(`${self}?open=none${field ? `#${fieldId("field", field)}` : ""}`);
}

async function tellsAnybody({ visit, eventId }: EventChange): Promise<boolean> {
  const found = await readEventConsequences({ client: visit.platform, path: { eventId } });
  const { isPublic, toldOfMove, toldOfCallOff, withoutMail } = unwrap(found);
  return isPublic && toldOfMove + toldOfCallOff + withoutMail > 0;
}

/** Publishes only the version whose mails were shown, not a later one. */
async function publishAndTell({ visit, eventId }: EventChange, form: FormData) {
  const version = Number(form.get("version")) || 0;
  const path = { kind: "event" as const, itemId: eventId };
  const found = await readEventConsequences({ client: visit.platform, path: { eventId } });
  const { withoutMail } = unwrap(found);
  const { response } = await publishContent({ client: visit.platform, path, body: { version } });
  const calls = withoutMail > 0 ? `&calls=${withoutMail}` : "";
  return response?.ok
    ? redirect(`${eventPath(eventId)}?done=published${calls}`)
    : refuseToPublish();
}

/** Publishes the version that was shown, and changes the later events of the series alike. */
async function publishFollowing({ visit, eventId }: EventChange, form: FormData) {
  const version = Number(form.get("version")) || 0;
  const { response } = await changeFollowingEvents({
    client: visit.platform,
    path: { eventId },
    body: { version },
  });
  const outcome: EventOutcome = "changedFollowing";
  return response?.ok ? redirect(`${eventPath(eventId)}?done=${outcome}`) : refuseToPublish();
}

const refuseToPublish = () =>
  data<EditorAnswer>({ ok: false, reason: "failed", saved: null }, { status: 422 });

async function cancel(
  { visit, eventId }: EventChange,
  form: FormData,
  intent: "cancel" | "preview-cancel",
) {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const notice = { ja: typed("noticeJa"), en: typed("noticeEn") };
  const reason = typed("reason");
  const following = typed("following") === "yes";
  const call = { client: visit.platform, path: { eventId } };
  const answer = (more: Partial<CancelAnswer>, status: number) =>
    data<CancelAnswer>({ cancelling: true, notice, reason, following, ...more }, { status });
  if (!notice.ja || (intent === "cancel" && !reason)) return answer({ fault: "missing" }, 422);
  if (intent === "preview-cancel") {
    const found = await previewEventCancellation({ ...call, body: { notice, following } });
    return answer({ preview: unwrap(found) }, 200);
  }
  const { response } = await cancelEvent({ ...call, body: { notice, reason, following } });
  if (!response?.ok) return answer({ fault: "failed" }, 422);
  const outcome: EventOutcome = "cancelled";
  return redirect(`${eventPath(eventId)}?done=${outcome}`);
}
