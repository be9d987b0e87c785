import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { Wifi, WifiOff } from "../../../ui/generated/admin-icons.ts";

type NetworkBarProps = {
  isOnline: boolean;
  /** Marks that the server does not have yet. */
  waiting: number;
  syncedAt: Date | undefined;
  /** What goes on without a network. */
  offline: string;
};

export function NetworkBar({ isOnline, waiting, syncedAt, offline }: NetworkBarProps) {
  const t = useTranslations("reception.network");
  return (
    <p className="rc-network" role="status" data-online={isOnline || undefined}>
      {isOnline ? <Wifi /> : <WifiOff />}
      <span>{isOnline ? t("online") : offline}</span>
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
