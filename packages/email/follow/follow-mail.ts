import type { NoticedEvent } from "@takujo/contracts/inbox/follow-kinds";
import { type Locale, siteIn } from "@takujo/contracts/locale";
import { formatPlace } from "@takujo/i18n/format-place";
import { formatSpan } from "@takujo/i18n/format-span";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { Block, MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";

interface FollowMail {
  follower: { nickname: string; locale: Locale };
  /** In order of their time; not empty. */
  events: NoticedEvent[];
  origin: string;
  replyTo: string;
  /** A signed link that stops these mails. */
  unsubscribe: string;
}

/** Any more are only counted. */
const maxEvents = 10;

/** New events of what a person follows. */
export function followMail({
  follower: { nickname, locale },
  events,
  origin,
  replyTo,
  unsubscribe,
}: FollowMail): HtmlMail {
  const t = mailWords(locale);
  const [first, ...others] = events;
  const title = first?.title ?? "";
  const subject = oneLine(
    others.length === 0
      ? t("mail.follow.subject", { title })
      : t("mail.follow.subjectMany", { count: events.length }),
  );
  const site = siteIn(origin, locale);
  const left = events.length - maxEvents;
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    preview: events
      .map((event) => event.title)
      .join(t("mail.follow.between"))
      .slice(0, 120),
    tone: "bright",
    heading: t("mail.follow.heading"),
    greeting: t("mail.greeting", { name: nickname }),
    lead: t("mail.follow.lead"),
    blocks: [
      ...events.slice(0, maxEvents).flatMap((event) => eventBlocks(event, site, locale)),
      ...(left > 0
        ? [{ kind: "paragraph" as const, text: t("mail.follow.more", { count: left }) }]
        : []),
      { kind: "link", link: { label: t("mail.follow.all"), url: `${site}/event` } },
    ],
    reason: t("mail.follow.reason"),
    settings: { label: t("mail.follow.unsubscribe"), url: unsubscribe },
    address: `${t("mail.place")} / ${t("mail.replies", { address: replyTo })}`,
  };
  return { locale, subject, text: writeText(content), html: writeHtml(content, subject) };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");

function eventBlocks(event: NoticedEvent, site: string, locale: Locale): Block[] {
  const t = mailWords(locale);
  const names = [...new Set(event.because.map(({ name }) => name))];
  return [
    {
      kind: "facts",
      facts: [
        {
          term: t("mail.follow.event"),
          detail: event.title,
          more: t("mail.follow.because", { names: names.join(t("mail.follow.between")) }),
        },
        {
          term: t("mail.follow.when"),
          detail: formatSpan(event.startsAt, event.endsAt, locale),
        },
        {
          term: t("mail.follow.place"),
          detail: formatPlace(event.venue, event.room, locale),
        },
      ],
    },
    { kind: "link", link: { label: t("mail.follow.open"), url: `${site}/event/${event.slug}` } },
  ];
}
