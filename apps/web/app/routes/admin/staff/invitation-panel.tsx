import { invitationDays } from "@takujo/contracts/account/staff-policy";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { Clock, X } from "../../../ui/generated/icons.ts";
import { GrantedEvents } from "./member-table.tsx";
import type { InvitationView } from "./staff.server.ts";

export function InvitationPanel({ invitations }: { invitations: InvitationView[] }) {
  const t = useTranslations("adminStaff.invitations");
  return (
    <section className="admin-box" aria-labelledby="staff-invitations">
      <div className="admin-box-head">
        <h2 id="staff-invitations">{t("heading")}</h2>
        <span className="admin-note">{t("note", { days: invitationDays })}</span>
      </div>
      {invitations.length === 0 && <p className="admin-note">{t("none")}</p>}
      <ul className="staff-invitations">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invitation }: { invitation: InvitationView }) {
  const t = useTranslations("adminStaff.invitations");
  const role = useTranslations("staffRole");
  const { id, email, name, roles, events, daysLeft, isExpired } = invitation;
  return (
    <li>
      <div className="staff-invited">
        <b>{name || email}</b>
        <small>
          {[name && email, roles.map((one) => role(`names.${one}`)).join(role("separator"))]
            .filter(Boolean)
            .join(t("separator"))}
        </small>
        <small>
          <GrantedEvents roles={roles} events={events} />
        </small>
      </div>
      {isExpired ? (
        <Tag icon={<X />}>{t("expired")}</Tag>
      ) : (
        <Tag tone="gold" icon={<Clock />}>
          {t("daysLeft", { days: daysLeft })}
        </Tag>
      )}
      <Form method="post" className="staff-invitation-ways">
        <input type="hidden" name="invitationId" value={id} />
        <Button
          type="submit"
          name="intent"
          value="resend"
          variant="quiet"
          size="small"
          aria-label={t("resendTo", { email })}
        >
          {t("resend")}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="withdraw"
          variant="quiet-danger"
          size="small"
          aria-label={t("withdrawOf", { email })}
        >
          {t("withdraw")}
        </Button>
      </Form>
    </li>
  );
}
