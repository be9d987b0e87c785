import { useTranslations } from "@takujo/i18n/react";
import { TileLink } from "../../../ui/action/tile-link.tsx";
import { Calendar, CircleCheck } from "../../../ui/generated/icons.ts";
import { accountPages } from "../account-frame.tsx";
import type { passesView } from "./own-lists.server.ts";

const tones: Readonly<Record<string, string>> = {
  userReservation: "var(--tk-p-yamabuki)",
  userNotification: "var(--tk-p-wakakusa)",
  userPlay: "var(--tk-p-sora)",
  userProfile: "var(--tk-p-toki)",
  userAddress: "var(--tk-p-sora)",
  userEmail: "var(--tk-p-wakakusa)",
  userPasskey: "var(--tk-p-kinari)",
  userDevice: "var(--tk-wood-hi)",
  userContact: "var(--tk-p-kurumi)",
};

type AccountTilesProps = {
  email: string;
  displayId: string;
  /** Undefined if they could not be loaded; then the tile does not mention them. */
  addressLabels: string[] | undefined;
  passkeyCount: number | undefined;
  reservationCounts: ReservationCounts | undefined;
  passes: ReturnType<typeof passesView>;
};

type ReservationCounts = { upcoming: number; waiting: number; past: number };

/** The sidebar's pages with a summary of each; on phones the only navigation. */
export function AccountTiles(props: AccountTilesProps) {
  const { email, displayId, addressLabels, passkeyCount, reservationCounts, passes } = props;
  const t = useTranslations();
  const reservations = useReservationNote(reservationCounts);
  const addresses = useAddressNote(addressLabels);
  const passkeys = usePasskeyNote(passkeyCount);
  const passNote = usePassNote(passes);
  const notes: Readonly<Record<string, string | undefined>> = {
    userReservation: reservations,
    userNotification: t("account.home.notification"),
    userPlay: t("account.home.play"),
    userProfile: t("account.home.profile", { id: displayId }),
    userAddress: addresses,
    userEmail: email,
    userPasskey: passkeys,
    userContact: t("account.home.contact"),
  };
  const rows = accountPages
    .filter(({ title }) => title !== "user")
    .map(({ path, title, Icon }) => (
      <TileLink
        key={title}
        to={path}
        icon={<Icon />}
        tone={tones[title]}
        title={t(`titles.${title}`)}
        note={notes[title]}
      />
    ));
  return (
    <nav className="account-links" aria-label={t("account.home.tiles")}>
      {rows.slice(0, 1)}
      {passes && (
        <TileLink
          to="/user/reservation#own-passes"
          icon={<CircleCheck />}
          tone="var(--tk-p-toki)"
          title={t("pass.heading")}
          note={passNote}
        />
      )}
      <TileLink
        to="/user/notification#calendar"
        icon={<Calendar />}
        tone="var(--tk-p-sora)"
        title={t("notification.calendar.heading")}
        note={t("account.home.calendar")}
      />
      {rows.slice(1)}
    </nav>
  );
}

function useAddressNote(labels: string[] | undefined): string | undefined {
  const t = useTranslations("account.home");
  if (!labels) return undefined;
  const [first, second, ...others] = labels;
  if (first === undefined) return t("noAddress");
  const named = [first, second].filter((label) => label !== undefined);
  const list = named.join(t("between")) + (others.length > 0 ? t("andMore") : "");
  return t("addresses", { count: String(labels.length), labels: list });
}

function usePasskeyNote(count: number | undefined): string | undefined {
  const t = useTranslations("account.home");
  if (count === undefined) return undefined;
  return count === 0 ? t("noPasskey") : t("passkeys", { count: String(count) });
}

function useReservationNote(counts: ReservationCounts | undefined): string | undefined {
  const t = useTranslations("accountReservation.next");
  if (!counts) return undefined;
  return counts.waiting > 0 ? t("waiting", counts) : t("note", counts);
}

function usePassNote(passes: AccountTilesProps["passes"]): string | undefined {
  const t = useTranslations("account.home");
  if (!passes) return undefined;
  return [
    passes.left > 0 && t("passLeft", { left: passes.left }),
    passes.stamps && t("stamps", passes.stamps),
  ]
    .filter(Boolean)
    .join(t("between"));
}
