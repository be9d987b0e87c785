import { useTranslations } from "@takujo/i18n/react";
import { ChipLink, ChipList } from "../../ui/chip.tsx";
import type { ResultView } from "./server-results.ts";

export function KindChips({ all, chips }: Pick<ResultView, "all" | "chips">) {
  const t = useTranslations("search");
  return (
    <nav className="search-kinds" aria-label={t("kinds")}>
      <ChipList>
        <ChipLink to={all.to} current={all.current}>
          {t("all")} <span className="num">{all.count}</span>
        </ChipLink>
        {chips.map(({ kind, count, to, current }) => (
          <ChipLink key={kind} to={to} current={current}>
            {t(`kind.${kind}`)} <span className="num">{count}</span>
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
