import { listInquiries } from "@takujo/contracts/generated/platform/sdk.gen";
import type { InquiryEntry } from "@takujo/contracts/generated/platform/types.gen";
import { inquiryListQuerySchema } from "@takujo/contracts/inbox/inquiry";
import { addDays } from "@takujo/contracts/venue-time";
import { clock, formatMonthDay, venueDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { readListQuery } from "../list/read-list-query.server.ts";

export const inquiryWords = ({ locale }: Pick<Visit, "locale">) =>
  createTranslator({
    locale,
    messages: messagesOf(locale, ["adminInquiry", "commons", "contact"]),
  });

const querySchema = inquiryListQuerySchema.omit({ limit: true });

export const readInquiryQuery = (search: URLSearchParams) => readListQuery(querySchema, search);

/** The inbox, for both of its pages. */
export async function readInquiries(visit: Visit, search: URLSearchParams) {
  const query = readInquiryQuery(search);
  const list = unwrap(await listInquiries({ client: visit.platform, query }));
  return {
    query,
    items: list.items.map((item) => presentEntry(item, visit)),
    next: list.next,
    counts: list.counts,
  };
}

function presentEntry({ excerpt, createdAt, ...item }: InquiryEntry, visit: Visit) {
  return { ...item, ...headline(excerpt), when: whenOf(createdAt, visit), createdAt };
}

const maxHeadlineLength = 40;
const sentenceEnd = /[。．？！?!\n]|\.(?=\s)/;

/** Inquiries have no subject, so the first sentence is the title. */
export function headline(text: string): { title: string; rest: string } {
  const plain = text.trim();
  const found = plain.search(sentenceEnd);
  const end = found < 0 ? plain.length : found + (plain[found] === "\n" ? 0 : 1);
  if (end <= maxHeadlineLength)
    return { title: plain.slice(0, end), rest: plain.slice(end).trim() };
  return { title: `${[...plain].slice(0, maxHeadlineLength).join("")}…`, rest: plain };
}

/** The more recent, the more exact. */
export function whenOf(date: string, visit: Pick<Visit, "locale">): string {
  const shown = venueDay(date);
  if (shown === venueDay(new Date())) return clock(date);
  if (shown === addDays(venueDay(new Date()), -1)) {
    return inquiryWords(visit)("adminInquiry.yesterday", { time: clock(date) });
  }
  return formatMonthDay(date, visit.locale);
}

export type InquiryBoardView = Awaited<ReturnType<typeof readInquiries>>;
