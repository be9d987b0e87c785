import { useTranslations } from "@takujo/i18n/react";
import { ChipLink } from "../../ui/action/chip.tsx";
import { Calendar } from "../../ui/generated/icons.ts";
import { listUrl } from "../event/list/list-url.ts";
import type { quickView } from "./home.server.ts";

/** 今日 2, 今週末 7 …: lists that are one tap away. */
export function QuickChoices({ choices }: { choices: ReturnType<typeof quickView> }) {
  const t = useTranslations("home.quick");
  return (
    <nav className="home-quick" aria-label={t("label")}>
      <div className="home-quick-chips">
        {choices.map(({ name, to, count }) => (
          <ChipLink key={name} to={to}>
            {t(name)} <span className="home-quick-count num">{count}</span>
            <span className="visually-hidden">{t("unit", { count })}</span>
          </ChipLink>
        ))}
        <ChipLink to={listUrl({ view: "calendar" })}>
          <Calendar />
          {t("calendar")}
        </ChipLink>
      </div>
    </nav>
  );
}
