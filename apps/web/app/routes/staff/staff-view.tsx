import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../ui/action/chip.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { StaffCard } from "./staff-card.tsx";
import { type StaffFilter, staffSearch } from "./staff-filter.ts";
import type { StaffViewData } from "./staff-view.server.ts";
import "./staff.css";

export function StaffView({ filter, choices, people }: StaffViewData) {
  const t = useTranslations("staff");
  return (
    <main id="main" className="wrap staff">
      <h1>{t("heading")}</h1>
      <p className="lead staff-lead">{t("lead")}</p>
      <FilterLinks current={filter} choices={choices} />
      {people.length > 0 ? (
        <ul className="staff-list">
          {people.map((person) => (
            <StaffCard key={person.slug} person={person} />
          ))}
        </ul>
      ) : (
        <NobodyFits />
      )}
    </main>
  );
}

type FilterLinksProps = {
  current: StaffFilter | undefined;
  choices: { filter: StaffFilter | undefined; count: number }[];
};

function FilterLinks({ current, choices }: FilterLinksProps) {
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

function NobodyFits() {
  const t = useTranslations("staff");
  return (
    <EmptyState
      kind="search"
      title={t("empty")}
      actions={
        <ButtonLink to="/staff" variant="line">
          {t("emptyAction")}
        </ButtonLink>
      }
    />
  );
}
