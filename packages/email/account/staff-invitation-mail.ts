import type { MailedInvitation } from "@takujo/contracts/account/staff-invitation-mail";
import { rolesByEvent } from "@takujo/contracts/account/staff-policy";
import { formatFullDay } from "@takujo/i18n/format-date";
import { wordsOf } from "@takujo/i18n/words-of";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { Block, MailContent } from "../mail-content.ts";
import { writeText } from "../plain-form.ts";

const words = wordsOf("mail", "staffRole");

interface MailLinks {
  /** Address of the page that shows the invitation. */
  link: string;
  replyTo: string;
}

export function staffInvitationMail(
  invitation: MailedInvitation,
  { link, replyTo }: MailLinks,
): HtmlMail {
  const { locale, name, invitedBy: by, roles, events, email } = invitation;
  const t = words(locale);
  const subject = t("mail.staffInvitation.subject");
  const roleNames = roles.map((role) => t(`staffRole.names.${role}`));
  const until = formatFullDay(invitation.expiresAt, locale);
  const facts: Block = {
    kind: "facts",
    facts: [
      {
        term: t("mail.staffInvitation.role"),
        detail: roleNames.join(t("staffRole.separator")),
      },
      ...(roles.some((role) => rolesByEvent.includes(role))
        ? [
            {
              term: t("mail.staffInvitation.where"),
              detail: events
                ? events.map(eventName).join(t("staffRole.separator"))
                : t("staffRole.allEvents"),
            },
          ]
        : []),
      { term: t("mail.staffInvitation.until"), detail: until },
    ],
  };
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    ...(name && { greeting: t("mail.greeting", { name }) }),
    preview: t("mail.staffInvitation.preview", { until }),
    heading: t("mail.staffInvitation.heading"),
    lead: by ? t("mail.staffInvitation.lead", { by }) : t("mail.staffInvitation.leadUnnamed"),
    blocks: [
      facts,
      { kind: "buttons", buttons: [{ label: t("mail.staffInvitation.open"), url: link }] },
      { kind: "note", text: t("mail.staffInvitation.how", { email }) },
    ],
    reason: t("mail.staffInvitation.reason"),
    address: `${t("mail.place")} / ${t("mail.replies", { address: replyTo })}`,
  };
  return { locale, subject, text: writeText(content), html: writeHtml(content, subject) };

  /** A draft may have neither day nor title yet. */
  function eventName({ title, startsAt }: NonNullable<MailedInvitation["events"]>[number]): string {
    const shown = title || t("staffRole.untitled");
    return startsAt
      ? t("mail.staffInvitation.event", { title: shown, day: formatFullDay(startsAt, locale) })
      : shown;
  }
}
