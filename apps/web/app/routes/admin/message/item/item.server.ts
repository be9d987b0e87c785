import {
  listMessageRecipients,
  previewMessage,
  readMessage,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Message, MessageRecipient } from "@takujo/contracts/generated/platform/types.gen";
import { type RecipientView, recipientViews } from "@takujo/contracts/inbox/message-form";
import { faultsOf, unknownVariables, variablesOf } from "@takujo/contracts/inbox/message-text";
import {
  clock,
  formatFullDayTime,
  formatWeekdayDay,
  venueDay,
  withTime,
} from "@takujo/i18n/format-date";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { messageWords } from "../refusal.server.ts";

const pageSize = 50;

export async function readItem(visit: Visit, messageId: string, search: URLSearchParams) {
  const { platform: client, locale } = visit;
  const path = { messageId };
  const at = momentIn(search.get("at"));
  const message = unwrap(await readMessage({ client, path, query: { locale, ...(at && { at }) } }));
  const moment = (date: string | null) => date && momentOf(date, locale);
  const view = {
    ...message,
    isNewsletter: message.event === null,
    eventWhen: message.event && formatFullDayTime(message.event.startsAt, locale),
    sendTime: moment(message.sendAt),
    savedTime: momentOf(message.updatedAt, locale),
    testedTime: moment(message.testedAt),
    quietTime: moment(message.quietUntil),
    sessions: toldApart(message.sessions, visit),
  };
  if (message.state === "draft") {
    const person = search.get("person")?.slice(0, 64);
    const query = person ? { person } : {};
    const preview = unwrap(await previewMessage({ client, path, query }));
    const ask = search.get("ask");
    const faults = ask ? faultsIn(view, visit, search.has("at") && !at) : [];
    const asked = ask === "send" && faults.length === 0 ? { at, time: moment(at) } : null;
    return { message: view, draft: { preview, asked, faults }, sent: null };
  }
  const shown = recipientViews.find((one) => one === search.get("view")) ?? "all";
  const after = search.get("after")?.slice(0, 80) ?? "";
  const list = unwrap(
    await listMessageRecipients({
      client,
      path,
      query: { view: shown, limit: pageSize, ...(after && { after }) },
    }),
  );
  const sent: SentView = {
    view: shown,
    isFirst: !after,
    next: list.next,
    pageSize,
    recipients: list.items.map((item) => ({ ...item, time: moment(item.at) })),
  };
  return { message: view, draft: null, sent };
}

/** As each is called, with its hour if another one has the same name, and with its day if they are on several. */
export function toldApart(sessions: Message["sessions"], { locale }: Pick<Visit, "locale">) {
  const nameOf = ({ letter, name }: (typeof sessions)[number]) => letter ?? name;
  const times = Map.groupBy(sessions, nameOf);
  const days = new Set(sessions.map(({ startsAt }) => venueDay(startsAt)));
  const moment = (at: string) =>
    days.size > 1 ? withTime(formatWeekdayDay(at, locale), clock(at), locale) : clock(at);
  return sessions.map((session) => ({
    ...session,
    time: (times.get(nameOf(session)) ?? []).length > 1 ? moment(session.startsAt) : "",
  }));
}

/** What keeps it from being sent, in sentences. */
function faultsIn(
  message: Message & { isNewsletter: boolean },
  visit: Visit,
  lacksMoment: boolean,
): string[] {
  const t = messageWords(visit);
  const { isNewsletter, audience, calls, subjectJa, bodyJa, subjectEn, bodyEn } = message;
  const known = variablesOf(isNewsletter);
  const names = unknownVariables(known, subjectJa, bodyJa, subjectEn, bodyEn).join(" ");
  const recipients = audience.mail + (calls ? audience.telephone : 0);
  return [
    ...faultsOf(message, recipients).map((fault) => t(`adminMessage.faults.${fault}`, { names })),
    ...(lacksMoment ? [t("adminMessage.faults.moment")] : []),
  ];
}

interface SentView {
  view: RecipientView;
  isFirst: boolean;
  next: string | null;
  pageSize: number;
  recipients: (MessageRecipient & { time: string | null })[];
}

/** An address that anybody can write. */
function momentIn(text: string | null): string | null {
  const moment = new Date(text ?? "");
  const year = Number.isNaN(moment.getTime()) ? 0 : moment.getUTCFullYear();
  return year > 2000 && year < 2200 ? moment.toISOString() : null;
}

/** The more recent, the shorter. */
const momentOf = (date: string, locale: Visit["locale"]): string =>
  venueDay(date) === venueDay(new Date()) ? clock(date) : formatFullDayTime(date, locale);

type Item = Awaited<ReturnType<typeof readItem>>;
export type MessageView = Item["message"];
export type DraftView = NonNullable<Item["draft"]>;
export type { SentView };
