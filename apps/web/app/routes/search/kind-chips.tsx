import { useTranslations } from "@takujo/i18n/react";
import { ChipLink, ChipList } from "../../ui/action/chip.tsx";
import type { ResultView } from "./results.server.ts";

export function KindChips({ all, chips }: Pick<ResultView, "all" | "chips">) {
  const t = useTranslations("search");
  const counted = ({ count, isMore }: { count: number; isMore: boolean }) =>
    isMore ? t("atLeast", { count }) : count;
  return (
    <nav className="search-kinds" aria-label={t("kinds")}>
      <ChipList>
        <ChipLink to={all.to} current={all.current}>
          {t("all")} <span className="num">{counted(all)}</span>
        </ChipLink>
        {chips.map(({ kind, to, current, ...found }) => (
          <ChipLink key={kind} to={to} current={current}>
            {t(`kind.${kind}`)} <span className="num">{counted(found)}</span>
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
