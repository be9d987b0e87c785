import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../shell/num.tsx";
import { Wifi, WifiOff } from "../../ui/generated/admin-icons.ts";

type NetworkBarProps = { isOnline: boolean; waiting: number; syncedAt: Date | undefined };

export function NetworkBar({ isOnline, waiting, syncedAt }: NetworkBarProps) {
  const t = useTranslations("reception.network");
  return (
    <p className="rc-network" role="status" data-online={isOnline || undefined}>
      {isOnline ? <Wifi /> : <WifiOff />}
      <span>{isOnline ? t("online") : t("offline")}</span>
      <span>
        {waiting > 0
          ? t.rich("waiting", { count: waiting, num })
          : syncedAt
            ? t.rich("synced", { time: clock(syncedAt), num })
            : t("unsynced")}
      </span>
    </p>
  );
}
