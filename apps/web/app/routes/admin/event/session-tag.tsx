import type { SessionDocument } from "@takujo/contracts/platform/editing/content-document";
import type { SessionConsequence } from "@takujo/contracts/platform/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { Users } from "../../../ui/generated/admin-icons.ts";
import { Ban, Check } from "../../../ui/generated/icons.ts";
import { Tag } from "../../../ui/tag.tsx";

type SessionTagProps = { session: SessionDocument; people: SessionConsequence | undefined };

/** Whether it takes place, as far as that is known. */
export function SessionTag({ session, people }: SessionTagProps) {
  const t = useTranslations("adminEvent.session");
  const taken = people?.seatsTaken ?? 0;
  const { calledOff, kind, minPlayers } = session;
  if (calledOff) {
    return (
      <Tag tone="red" icon={<Ban />}>
        {t("off")}
      </Tag>
    );
  }
  if (kind === "general") return <Tag>{t("generalTag")}</Tag>;
  const isEnough = minPlayers === null || people?.isDecided || taken >= minPlayers;
  return isEnough ? (
    <Tag tone="green" icon={<Check />}>
      {t("goes")}
    </Tag>
  ) : (
    <Tag tone="gold" icon={<Users />}>
      {t("needs", { count: minPlayers - taken })}
    </Tag>
  );
}
