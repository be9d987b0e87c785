import type { StaffRole } from "@takujo/contracts/account/staff-policy";
import { useTranslations } from "@takujo/i18n/react";
import { Tag } from "../../../ui/action/tag.tsx";
import { Check, X } from "../../../ui/generated/icons.ts";

export function StateTag({ isBanned }: { isBanned: boolean }) {
  const t = useTranslations("adminUser.states");
  return isBanned ? (
    <Tag tone="red" icon={<X />}>
      {t("banned")}
    </Tag>
  ) : (
    <Tag tone="green" icon={<Check />}>
      {t("active")}
    </Tag>
  );
}

type RoleTagsProps = { roles: string[]; staffRoles: StaffRole[] };

/** The auth service's roles are not translated. Staff are more than the users that it takes them for. */
export function RoleTags({ roles, staffRoles }: RoleTagsProps) {
  const t = useTranslations("staffRole.names");
  const shown = roles.filter((role) => role !== "user" || staffRoles.length === 0);
  return (
    <>
      {shown.map((role) => (
        <Tag key={role} tone={role === "admin" ? "dark" : "plain"}>
          {role}
        </Tag>
      ))}
      {staffRoles.map((role) => (
        <Tag key={role} tone="plain">
          {t(role)}
        </Tag>
      ))}
    </>
  );
}
