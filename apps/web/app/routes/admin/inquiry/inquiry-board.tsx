import { type InquiryView, inquiryViews } from "@takujo/contracts/inbox/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { AdminHead } from "../admin-head.tsx";
import { FilterChips } from "../list/filter-chips.tsx";
import type { InquiryBoardView } from "./inquiries.server.ts";
import { InquiryEntries } from "./inquiry-entries.tsx";
import { inquiryPath } from "./inquiry-query.ts";
import { useOutcomeMessages } from "./outcomes.ts";
import "./inquiry.css";

/** Counts stop here. */
const max = 1_000;

type InquiryBoardProps = {
  board: InquiryBoardView;
  /** The id of the inquiry in the pane. */
  shownId?: string;
  children: ReactNode;
};

/** The list, and beside it one inquiry; on phones only one of the two. */
export function InquiryBoard({ board, shownId, children }: InquiryBoardProps) {
  const { query, counts } = board;
  const t = useTranslations("adminInquiry");
  const figure = (count: number) =>
    count >= max ? t("many", { count: max }) : count.toLocaleString("en");
  const shown: Partial<Record<InquiryView, number>> = {
    unfinished: counts.new + counts.open + counts.answered,
    new: counts.new,
    mine: counts.mine,
  };
  const b = (count: number) => () => <b className="num">{figure(count)}</b>;
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminHead
        title={t("heading")}
        note={t.rich("counts", {
          new: b(counts.new),
          open: b(counts.open),
          answered: b(counts.answered),
          closed: b(counts.closed),
        })}
      >
        <FilterChips
          label={t("viewsLabel")}
          values={inquiryViews}
          current={query.search ? undefined : query.view}
          path={(view) => inquiryPath({ view, search: "" })}
        >
          {(view) => (
            <>
              {t(`views.${view}`)}
              {shown[view] !== undefined && <span className="num">{figure(shown[view])}</span>}
            </>
          )}
        </FilterChips>
      </AdminHead>
      <div className="inquiry-board" data-pane={shownId ? "thread" : "list"}>
        <InquiryEntries board={board} shownId={shownId} />
        <div className="inquiry-pane">{children}</div>
      </div>
    </>
  );
}
