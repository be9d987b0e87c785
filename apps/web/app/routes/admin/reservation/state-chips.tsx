import { reservationGroupNames } from "@takujo/contracts/games/admin-reservation-form";
import type { AdminReservationList } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { ChipLink, ChipList } from "../../../ui/chip.tsx";
import { listPath, type ReservationListQuery } from "./list-query.ts";

type StateChipsProps = { query: ReservationListQuery; counts: AdminReservationList["counts"] };

export function StateChips({ query, counts }: StateChipsProps) {
  const t = useTranslations("adminReservation.groups");
  const words = ({ count, more }: { count: number; more: boolean }) =>
    t(more ? "more" : "count", { count });
  return (
    <nav className="reservation-chips" aria-label={t("label")}>
      <ChipList>
        {(["", ...reservationGroupNames] as const).map((group) => (
          <ChipLink
            key={group}
            to={listPath({ ...query, group, after: "" })}
            current={query.group === group}
          >
            {t(group || "all")} <span className="num">{words(counts[group || "all"])}</span>
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
