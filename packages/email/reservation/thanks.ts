import { formatSpan } from "@takujo/i18n/format-span";
import type { Block } from "../mail-content.ts";
import {
  eventFact,
  type MailContext,
  settingsLink,
  type Template,
  whenFact,
} from "./mail-draft.ts";

/** Sent the morning after, to those who were there. */
export const thanks: Template = (context) => {
  const { t, words, links } = context;
  return {
    tone: "bright",
    subject: t("reservationMail.thanks.subject", { title: words.title }),
    preview: t("reservationMail.thanks.preview"),
    heading: t("reservationMail.thanks.heading"),
    lead: t("reservationMail.thanks.lead"),
    blocks: [
      { kind: "facts", facts: [eventFact(context), { ...whenFact(context), more: "" }] },
      {
        kind: "buttons",
        buttons: [{ label: t("reservationMail.thanks.action"), url: links.after ?? links.detail }],
      },
      { kind: "paragraph", text: t("reservationMail.thanks.optional") },
      ...nextBlocks(context),
    ],
    reason: t("reservationMail.thanks.reason"),
    ...settingsLink(context),
  };
};

function nextBlocks({ t, next, reservation: { locale } }: MailContext): Block[] {
  if (!next) return [];
  const { title, startsAt, endsAt, url } = next;
  const facts = [
    {
      term: t("reservationMail.thanks.next"),
      detail: title,
      more: formatSpan(startsAt, endsAt, locale),
    },
  ];
  return [
    { kind: "facts", facts },
    { kind: "link", link: { label: t("reservationMail.eventPage"), url } },
  ];
}
