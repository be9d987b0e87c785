import { useTranslations } from "@takujo/i18n/react";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { ShelfRow } from "../board-game/shelf-board.tsx";
import type { shelfView } from "./home.server.ts";

/** Some boxes of the shelf. */
export function Shelf({ shelf: { count, games } }: { shelf: ReturnType<typeof shelfView> }) {
  const t = useTranslations("home.shelf");
  return (
    <section className="section wrap home-shelf-section" aria-labelledby="shelf">
      <SectionHead
        id="shelf"
        title={t("heading")}
        action={<MoreLink to="/game">{t("all", { count })}</MoreLink>}
      />
      <div className="home-shelf">
        <ShelfRow games={games} />
      </div>
    </section>
  );
}
