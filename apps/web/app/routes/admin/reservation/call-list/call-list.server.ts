import { callOutcomes } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { partyRules } from "@takujo/contracts/booking/organizer/admin-reservation-rules";
import type { CalledKind } from "@takujo/contracts/booking/reservation/reservation-mail";
import { claimCall, listCalls, noteCall } from "@takujo/contracts/generated/games/sdk.gen";
import type { Call } from "@takujo/contracts/generated/games/types.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { clock, formatFullDayTime, formatMonthDay, venueDay } from "@takujo/i18n/format-date";
import { formatSpan } from "@takujo/i18n/format-span";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { unwrap } from "../../../../api/unwrap.ts";
import { formText } from "../../../../shell/form/form-schemas.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { currentAdmin } from "../../admin.server.ts";
import { refusalSentence } from "../refusal.server.ts";
import { callListPath } from "./call-list-path.ts";

export const readEventId = (search: URLSearchParams): string | undefined => {
  const id = search.get("event") ?? "";
  return isUuid(id) ? id : undefined;
};

const wordsOf = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminCallList", "reservationMail"]) });

/** Calls with the same thing to say, and what to say. */
export async function readCallList(visit: Visit, search: URLSearchParams) {
  const { games: client, locale } = visit;
  const event = readEventId(search);
  const [admin, list] = await Promise.all([
    currentAdmin(visit),
    listCalls({ client, query: { ...(event && { event }), locale } }).then(unwrap),
  ]);
  const groups = Map.groupBy(
    list.calls.toSorted(byEvent),
    ({ event, session, kind, former, reason, message, returned, offerUntil, reservation }: Call) =>
      JSON.stringify([
        ...[event.id, session.startsAt, session.letter, kind, former, reason, message],
        returned !== null,
        // For an offer: number of seats, and its end.
        ...(kind === "offer" ? [offerUntil, reservation.seats] : []),
      ]),
  );
  return {
    event: list.event,
    mailed: list.mailed,
    counts: {
      all: list.calls.length,
      told: list.calls.filter(({ toldAt }) => toldAt).length,
      callBacks: list.calls.filter(({ toldAt, answer }) => !toldAt && answer === "call-back")
        .length,
    },
    groups: [...groups].flatMap(([id, calls]) =>
      calls[0]
        ? [
            {
              id,
              ...toSay(calls[0], admin.name, visit),
              calls: calls.map((call) => viewOf(call, locale)),
            },
          ]
        : [],
    ),
    nonce: crypto.randomUUID(),
  };
}

/** No answer changes this order: the button just pressed must not become the next guest's. */
const byEvent = (one: Call, other: Call) =>
  Date.parse(one.session.startsAt) - Date.parse(other.session.startsAt) ||
  Number(one.id) - Number(other.id);

function viewOf(call: Call, locale: Visit["locale"]) {
  const isToday = (at: string) => venueDay(at) === venueDay(new Date());
  const moment = (at: string | null) =>
    at && (isToday(at) ? clock(at) : formatFullDayTime(at, locale));
  return {
    ...call,
    toldTime: moment(call.toldAt),
    notedTime: moment(call.notedAt),
    offerTime: moment(call.offerUntil),
  };
}

export type CallView = ReturnType<typeof viewOf>;

function toSay(call: Call, name: string, visit: Visit) {
  const t = wordsOf(visit);
  const { kind, event, session, former } = call;
  const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    formatSpan(new Date(startsAt), new Date(endsAt), visit.locale);
  const day = formatMonthDay(former?.startsAt ?? session.startsAt, visit.locale);
  const table = session.letter
    ? t("adminCallList.table", { letter: session.letter })
    : session.name;
  const reason = call.reason ?? event.notice;
  const kindName = isMoved(call)
    ? t("adminCallList.movedTo", {
        day: formatMonthDay(session.startsAt, visit.locale),
        title: event.title,
      })
    : kind === "message"
      ? t("adminCallList.message", { subject: call.message?.subject ?? "" })
      : t(`reservationMail.${kind as CalledKind}.call.name`);
  // The event that the party knows.
  const title = former?.event ?? event.title;
  return {
    title: t("adminCallList.groupHeading", { title, day, kind: kindName }),
    script: [
      t("adminCallList.script.greeting", { name, day, title }),
      ...(call.returned ? [t("adminCallList.script.returned")] : []),
      ...sentences(call, { table, span, until: untilOf(call, visit) }, t),
      ...(call.returned ? [t("adminCallList.script.askAddress")] : []),
    ].join(visit.locale === "ja" ? "" : " "),
    facts: {
      former: former && span(former),
      now: span(session),
      until: untilOf(call, visit),
      place: isElsewhere(call) ? session.venue : null,
      reason,
    },
  };
}

/** A deleted former venue has no name. */
const isElsewhere = ({ former, session }: Call): boolean =>
  Boolean(former?.venue) && former?.venue !== session.venue;

/** To another event, which may have changed since. */
const isMoved = ({ kind, former }: Call): boolean =>
  Boolean(former?.event) && (kind === "changed" || kind === "event-changed");

/** Until when the seats are held for the party, if it is offered any. */
const untilOf = ({ offerUntil }: Call, { locale }: Visit): string | null =>
  offerUntil && formatFullDayTime(offerUntil, locale);

interface CallScriptArgs {
  table: string;
  span: (hours: Call["session"]) => string;
  until: string | null;
}

function sentences(
  call: Call,
  { table, span, until }: CallScriptArgs,
  t: ReturnType<typeof wordsOf>,
): string[] {
  const { kind, event, session, former } = call;
  const place = isElsewhere(call)
    ? t("adminCallList.script.place", { former: former?.venue ?? "", now: session.venue })
    : t("adminCallList.script.samePlace", { now: session.venue });
  if (isMoved(call)) {
    const moved = { now: span(session), title: event.title, table };
    return [t("adminCallList.script.moved", moved), place, t("adminCallList.script.ask")];
  }
  if (kind === "offer") {
    const offered = { table, now: span(session), count: call.reservation.seats };
    return [
      t("reservationMail.offer.call.says", offered),
      ...(until ? [t("adminCallList.script.offerUntil", { until })] : []),
    ];
  }
  if (kind === "message") return call.message ? [`\n${call.message.body}`] : [];
  if (kind !== "event-changed") {
    const plain = kind as Exclude<CalledKind, "offer" | "event-changed">;
    return [t(`reservationMail.${plain}.call.says`, { table, now: span(session) })];
  }
  const hours = former && span({ ...session, ...former });
  return [
    ...(hours && hours !== span(session)
      ? [t("adminCallList.script.hours", { former: hours, now: span(session) })]
      : []),
    place,
    t("adminCallList.script.ask"),
  ];
}

/** Answers to an offer have labels of their own. */
const offerOutcomes: Partial<Record<(typeof callOutcomes)[number], string>> = {
  coming: "accepted",
  cancelled: "passed",
};

const outcomeSchema = z.object({
  callId: z.string().check(z.regex(/^\d{1,18}$/)),
  outcome: z.enum(callOutcomes),
  remark: formText(...partyRules.remark),
});

/** The buttons of one call. */
export async function receiveCall(request: Request, visit: Visit) {
  const form = await readForm(request);
  return form.has("calling")
    ? receiveClaim(request, form, visit)
    : receiveOutcome(request, form, visit);
}

const claimSchema = z.object({
  callId: outcomeSchema.shape.callId,
  calling: z.enum(["on", "off"]),
});

/** Claims or releases a call. */
async function receiveClaim(request: Request, form: FormData, visit: Visit) {
  const sent = { callId: form.get("callId"), calling: form.get("calling") };
  const read = z.safeParse(claimSchema, sent);
  if (!read.success) throw data(null, { status: 400 });
  const { callId, calling } = read.data;
  const { data: claimed, error } = await claimCall({
    client: visit.games,
    path: { callId },
    body: { isCalling: calling === "on" },
    headers: { "idempotency-key": submissionKey(String(form.get("nonce") ?? ""), read.data) },
  });
  if (!claimed) {
    const refusal =
      problemOf(error) === "not-now"
        ? wordsOf(visit)("adminCallList.taken")
        : refusalSentence(error, visit);
    return data({ refusal }, { status: 422 });
  }
  return redirect(callListPath(readEventId(new URL(request.url).searchParams)));
}

async function receiveOutcome(request: Request, form: FormData, visit: Visit) {
  const read = z.safeParse(outcomeSchema, {
    callId: form.get("callId"),
    outcome: form.get("outcome"),
    remark: form.get("remark") ?? "",
  });
  if (!read.success) throw data(null, { status: 400 });
  const { callId, outcome, remark } = read.data;
  const isOffer = form.get("kind") === "offer";
  const body = { outcome, remark };
  const { data: noted, error } = await noteCall({
    client: visit.games,
    path: { callId },
    body,
    headers: {
      "idempotency-key": submissionKey(String(form.get("nonce") ?? ""), { callId, ...body }),
    },
  });
  if (!noted) return data({ refusal: refusalSentence(error, visit) }, { status: 422 });
  const event = readEventId(new URL(request.url).searchParams);
  return redirect(callListPath(event, (isOffer && offerOutcomes[outcome]) || outcome));
}
