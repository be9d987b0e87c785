import type { RecipientState } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { Tag, type TagTone } from "../../../../ui/action/tag.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import {
  Ban,
  Check,
  Clock,
  Minus,
  Phone,
  RotateCw,
  TriangleAlert,
} from "../../../../ui/generated/icons.ts";
import { userPath } from "../../auth-user/user-view.ts";
import { CanLink } from "../../can.tsx";
import { itemPath } from "../../reservation/item-path.ts";
import type { SentView } from "./item.server.ts";
import { useNameless } from "./use-nameless.ts";

const looks: Record<RecipientState, { tone: TagTone; Icon: typeof Check }> = {
  failed: { tone: "red", Icon: TriangleAlert },
  sending: { tone: "gold", Icon: Clock },
  waiting: { tone: "plain", Icon: Minus },
  sent: { tone: "green", Icon: Check },
  listed: { tone: "blue", Icon: Phone },
  skipped: { tone: "plain", Icon: Ban },
};

type RecipientProps = { recipient: SentView["recipients"][number] };

export function RecipientRow({ recipient }: RecipientProps) {
  const t = useTranslations("adminMessage");
  const nameless = useNameless();
  const { reservationId, userId, name, email, letter, locale, state, time } = recipient;
  const { tone, Icon } = looks[state];
  const facts = [letter && t("who.table", { letter }), locale === "en" && "EN"].filter(Boolean);
  return (
    <li className="message-recipient" data-state={state}>
      <span className="message-mark" aria-hidden="true" />
      <span className="message-name">
        {reservationId ? (
          <CanLink right="guests" to={itemPath(reservationId)}>
            {name || nameless}
          </CanLink>
        ) : (
          <CanLink right="administration" to={userPath(userId ?? "")}>
            {name || nameless}
          </CanLink>
        )}{" "}
        <small>{facts.join("・")}</small>
      </span>
      <span className="message-email">{email ?? ""}</span>
      <span className="message-time num">
        {state === "sent" || state === "failed" ? time : "—"}
      </span>
      <Tag tone={tone} icon={<Icon />}>
        {t(`sending.states.${state}`)}
      </Tag>
      <Reason recipient={recipient} />
    </li>
  );
}

function Reason({ recipient: { id, state, reason, status, softBounces } }: RecipientProps) {
  const t = useTranslations("adminMessage.sending");
  if (!reason) return null;
  const sentence = t(`reasons.${reason}`, { status: status ?? "", count: softBounces });
  if (state !== "failed") return <p className="message-reason admin-note">{sentence}</p>;
  return (
    <div className="message-reason">
      <Callout tone="danger">
        <p>{sentence}</p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="recipient" value={id} />
          <Button
            type="submit"
            name="intent"
            value="resend"
            variant="line"
            size="small"
            icon={<RotateCw />}
          >
            {t("resend")}
          </Button>
        </Form>
      </Callout>
    </div>
  );
}
