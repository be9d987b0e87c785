import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { useHref } from "react-router";
import { num } from "../../../shell/text/num.tsx";
import { IconButton } from "../../../ui/action/icon-button.tsx";
import { Settings, Wifi, WifiOff } from "../../../ui/generated/admin-icons.ts";
import { ChevronLeft } from "../../../ui/generated/icons.ts";

type TopBarProps = {
  title: ReactNode;
  onMenu?: (() => void) | undefined;
  count?: { arrived: number; seats: number } | undefined;
  /** Where the arrow leads, if not to all receptions. */
  back?: { path: string; label: string };
};

/** The event, and how many of its people are in. */
export function TopBar({ title, onMenu, count, back }: TopBarProps) {
  const t = useTranslations("reception");
  // A plain link, which the service worker answers offline.
  const list = useHref(back?.path ?? "/reception");
  return (
    <header className="rc-top on-cloth">
      <div className="rc-top-row">
        <a className="icon-button" href={list} aria-label={back?.label ?? t("close")}>
          <ChevronLeft />
        </a>
        <b>{title}</b>
        {onMenu && (
          <IconButton label={t("menu")} onClick={onMenu}>
            <Settings />
          </IconButton>
        )}
      </div>
      {count && <Count {...count} />}
    </header>
  );
}

function Count({ arrived, seats }: { arrived: number; seats: number }) {
  const t = useTranslations("reception");
  const share = seats > 0 ? Math.round((arrived / seats) * 100) : 0;
  return (
    <div className="rc-count">
      <span>
        {t.rich("countShort", {
          arrived,
          seats,
          num: (text) => <b className="num">{text}</b>,
          small: (text) => <small className="num">{text}</small>,
        })}
      </span>
      <span className="rc-bar" role="img" aria-label={t("count", { arrived, seats })}>
        <i style={{ "--share": `${share}%` }} />
      </span>
    </div>
  );
}

type NetworkBarProps = {
  isOnline: boolean;
  /** Marks that the server does not have yet. */
  waiting: number;
  syncedAt: Date | undefined;
  /** What still works without a network. */
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
