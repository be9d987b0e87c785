import { useTranslations } from "@takujo/i18n/react";
import { createContext, useContext } from "react";
import { ArrowDown, ArrowUp, Minus } from "../../../ui/generated/icons.ts";
import { signed } from "./figures.ts";

/** Whether the month has days to come: then it is not compared with a whole one. */
export const UnfinishedMonth = createContext(false);

type ChangeProps = {
  /** Null if there is nothing to compare with. */
  change: number | null;
  /** The good direction. Without it, the change is neutral. */
  good?: "more" | "fewer" | undefined;
  /** As shown, if not the plain number. */
  text?: string | undefined;
  /** The value of the month before, as shown. */
  before?: string | undefined;
};

/** Against the month before: the arrow says up or down, color and word good or bad. */
export function Change({ change, good, text, before }: ChangeProps) {
  const t = useTranslations("adminStatistics.change");
  const isUnfinished = useContext(UnfinishedMonth);
  const former = before !== undefined && <small>{t("before", { value: before })}</small>;
  if (change === null) {
    return (
      <span className="statistics-change">{before === undefined ? "" : t("nothingBefore")}</span>
    );
  }
  if (isUnfinished) return <span className="statistics-change">{former}</span>;
  const kind = kindOf(change, good);
  const Icon = change === 0 ? Minus : change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`statistics-change statistics-change-${kind}`}>
      <Icon />
      <span className="num">{text ?? signed(change)}</span>
      <span>{t(kind)}</span>
      {former}
    </span>
  );
}

function kindOf(change: number, good: ChangeProps["good"]) {
  if (change === 0) return "same";
  const direction = change > 0 ? "more" : "fewer";
  if (!good) return direction;
  return direction === good ? "better" : "worse";
}
