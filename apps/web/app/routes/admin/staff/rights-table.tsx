import {
  ruleOf,
  type StaffRight,
  type StaffRole,
  staffRights,
  staffRoles,
} from "@takujo/contracts/account/staff-policy";
import { useTranslations } from "@takujo/i18n/react";
import { ColumnHead, DataTable } from "../../../ui/data/data-table.tsx";
import { Check, Minus } from "../../../ui/generated/icons.ts";

/** Drawn from the policy by which the APIs decide. */
export function RightsTable() {
  const t = useTranslations("adminStaff.table");
  const role = useTranslations("staffRole.names");
  return (
    <div className="staff-rights">
      <div className="admin-box-head">
        <h2>{t("heading")}</h2>
        <span className="admin-note">{t("note")}</span>
      </div>
      <DataTable caption={t("caption")}>
        <thead>
          <tr>
            <ColumnHead>{t("right")}</ColumnHead>
            {(["admin", ...staffRoles] as const).map((name) => (
              <ColumnHead key={name}>{role(name)}</ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffRights.map((right) => (
            <tr key={right}>
              <th scope="row">{t(`rights.${right}`)}</th>
              <td>
                <Mark isYes />
              </td>
              {staffRoles.map((name) => (
                <Cell key={name} role={name} right={right} />
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="admin-note">{t("hint")}</p>
    </div>
  );
}

function Cell({ role, right }: { role: StaffRole; right: StaffRight }) {
  const t = useTranslations("adminStaff.table");
  const rule = ruleOf(role, right);
  return (
    <td>
      <Mark isYes={rule !== "no"} />
      {rule === "by-event" && <small>{t("byEvent")}</small>}
    </td>
  );
}

function Mark({ isYes }: { isYes: boolean }) {
  const t = useTranslations("adminStaff.table");
  return (
    <span className="staff-mark" data-yes={isYes || undefined}>
      {isYes ? <Check /> : <Minus />}
      <span className="visually-hidden">{t(isYes ? "yes" : "no")}</span>
    </span>
  );
}
