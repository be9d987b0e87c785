import { listCannedTexts, readInquiry } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { clock, formatFigures, withTime } from "@takujo/i18n/format-date";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { headline } from "../inquiries.server.ts";

/** One inquiry with its messages, and the canned texts for a reply. */
export async function readThread(visit: Visit, inquiryId: string, chosenText: string | null) {
  const [thread, texts] = await Promise.all([
    readInquiry({ client: visit.platform, path: { inquiryId } }).then(unwrap),
    listCannedTexts({ client: visit.platform }).then(unwrap),
  ]);
  const canned = texts.items.flatMap(({ id, title, ja, en }) => {
    const text = thread.replyLocale === "en" ? en : ja;
    return text ? [{ id, title, text }] : [];
  });
  const { createdAt, messages, ...facts } = thread;
  return {
    ...facts,
    title: headline(thread.body).title,
    at: momentOf(createdAt, visit.locale),
    messages: messages.map((message) => ({ ...message, when: momentOf(message.at, visit.locale) })),
    canned,
    nonce: crypto.randomUUID(),
    /** Chosen by a link, for browsers without a script. */
    draft: canned.find(({ id }) => id === chosenText)?.text ?? "",
  };
}

/** 04.17 17:40 / 17 Apr, 17:40 */
const momentOf = (date: string, locale: Locale) =>
  withTime(formatFigures(date, locale, true), clock(date), locale);

export type ThreadView = Awaited<ReturnType<typeof readThread>>;
