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

/** Role names are not translated. */
export function RoleTags({ roles }: { roles: string[] }) {
  return roles.map((role) => (
    <Tag key={role} tone={role === "admin" ? "dark" : "plain"}>
      {role}
    </Tag>
  ));
}
