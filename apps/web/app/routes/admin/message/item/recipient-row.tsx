import type { RecipientState } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { Tag, type TagTone } from "../../../../ui/action/tag.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Ban, Check, Clock, Minus, Phone, TriangleAlert } from "../../../../ui/generated/icons.ts";
import { MayLink } from "../../may.tsx";
import { itemPath } from "../../reservation/item-path.ts";
import type { SentView } from "./item.server.ts";

const looks: Record<RecipientState, { tone: TagTone; Icon: typeof Check }> = {
  failed: { tone: "red", Icon: TriangleAlert },
  sending: { tone: "gold", Icon: Clock },
  waiting: { tone: "plain", Icon: Minus },
  sent: { tone: "green", Icon: Check },
  listed: { tone: "blue", Icon: Phone },
  skipped: { tone: "plain", Icon: Ban },
};

export function RecipientRow({ recipient }: { recipient: SentView["recipients"][number] }) {
  const t = useTranslations("adminMessage");
  const nameless = useTranslations("adminReservation")("nameless");
  const { reservationId, name, email, letter, locale, state, reason, time } = recipient;
  const { tone, Icon } = looks[state];
  const facts = [letter && t("who.table", { letter }), locale === "en" && "EN"].filter(Boolean);
  return (
    <li className="message-recipient" data-state={state}>
      <span className="message-mark" aria-hidden="true" />
      <span className="message-name">
        <MayLink right="guests" to={itemPath(reservationId)}>
          {name || nameless}
        </MayLink>{" "}
        <small>{facts.join("・")}</small>
      </span>
      <span className="message-email">{email ?? ""}</span>
      <span className="message-time num">
        {state === "sent" || state === "failed" ? time : "—"}
      </span>
      <Tag tone={tone} icon={<Icon />}>
        {t(`sending.states.${state}`)}
      </Tag>
      {reason && state === "failed" && (
        <div className="message-reason">
          <Callout tone="danger">{t(`sending.reasons.${reason}`)}</Callout>
        </div>
      )}
      {reason && state !== "failed" && (
        <p className="message-reason admin-note">{t(`sending.reasons.${reason}`)}</p>
      )}
    </li>
  );
}
