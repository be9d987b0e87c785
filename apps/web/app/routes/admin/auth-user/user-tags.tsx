import { useTranslations } from "@takujo/i18n/react";
import { Check, X } from "../../../ui/generated/icons.ts";
import { Tag } from "../../../ui/tag.tsx";

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

/** Names of roles are the same in every language. */
export function RoleTags({ roles }: { roles: string[] }) {
  return roles.map((role) => (
    <Tag key={role} tone={role === "admin" ? "dark" : "plain"}>
      {role}
    </Tag>
  ));
}
