import { useTranslations } from "@takujo/i18n/react";
import { ChipLink, ChipList } from "../../ui/chip.tsx";
import { type StaffFilter, staffSearch } from "./staff-filter.ts";

type FilterLinksProps = {
  current: StaffFilter | undefined;
  choices: { filter: StaffFilter | undefined; count: number }[];
};

export function FilterLinks({ current, choices }: FilterLinksProps) {
  const t = useTranslations("staff");
  return (
    <nav className="staff-filters" aria-label={t("filters")}>
      <ChipList>
        {choices.map(({ filter, count }) => (
          <ChipLink
            key={filter ?? "all"}
            to={`/staff${staffSearch(filter)}`}
            current={filter === current}
          >
            {t(`filter.${filter ?? "all"}`)} <span className="num">{count}</span>
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
