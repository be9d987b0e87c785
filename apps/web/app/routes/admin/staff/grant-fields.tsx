import { staffRoles } from "@takujo/contracts/account/staff-policy";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { ChoiceTilesField, RadioField } from "../../../ui/form/fields/choice-field.tsx";
import type { FormValues } from "../../../ui/form/form-result.ts";
import type { EventChoices } from "./event-choices.server.ts";
import type { MemberView } from "./staff.server.ts";

export function useGrantLabels() {
  const t = useTranslations("adminStaff.form");
  return { roles: t("roles"), scope: t("scope"), eventIds: t("eventIds"), reason: t("reason") };
}

export const grantValues = (member?: Pick<MemberView, "roles" | "events">): FormValues => ({
  roles: member?.roles ?? [],
  scope: member?.events ? "chosen" : "all",
  eventIds: member?.events?.map(({ id }) => id) ?? [],
});

/** Which roles, and for which events. The list of events shows while it counts. */
export function GrantFields({ events: { choices, more } }: { events: EventChoices }) {
  const t = useTranslations("adminStaff.form");
  const roles = useTranslations("staffRole");
  return (
    <>
      <ChoiceTilesField
        name="roles"
        several
        required
        choices={staffRoles.map((role) => ({
          value: role,
          label: roles(`names.${role}`),
          note: roles(`notes.${role}`),
        }))}
      />
      <div className="staff-scope">
        <RadioField
          name="scope"
          hint={t("scopeHint")}
          choices={[
            { value: "all", label: t("scopes.all") },
            { value: "chosen", label: t("scopes.chosen"), note: t("chosenNote") },
          ]}
        />
        <div className="staff-events">
          {choices.length > 0 ? (
            <ChoiceTilesField
              name="eventIds"
              several
              hint={t("eventsHint")}
              choices={choices.map(({ id, label }) => ({ value: id, label }))}
            />
          ) : (
            <p className="admin-note">{t("noEvents")}</p>
          )}
          {more && (
            <Link className="staff-more" to={more} replace preventScrollReset>
              {t("moreEvents")}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}
