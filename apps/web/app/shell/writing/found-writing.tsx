import { clock, formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Button } from "../../ui/action/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { useLocale } from "../routing/use-locale.ts";
import type { Writing } from "./writing-store.ts";
import "./found-writing.css";

type FoundWritingProps = {
  found: Writing | null;
  onRestore: () => void;
  onDiscard: () => void;
  /** What restoring would replace. */
  children?: ReactNode;
};

/** Offers words that were typed here before and not saved. */
export function FoundWriting({ found, onRestore, onDiscard, children }: FoundWritingProps) {
  const t = useTranslations("writing");
  const locale = useLocale();
  return (
    <div role="status" className="found-writing">
      {found && (
        <Callout title={t("title")}>
          <p>
            {t.rich("found", {
              time: () => <Moment at={found.at} locale={locale} />,
            })}{" "}
            {children}
          </p>
          <p className="found-writing-ways">
            <Button size="small" onClick={onRestore}>
              {t("restore")}
            </Button>
            <Button size="small" variant="quiet" onClick={onDiscard}>
              {t("discard")}
            </Button>
          </p>
        </Callout>
      )}
    </div>
  );
}

function Moment({ at, locale }: { at: number; locale: Parameters<typeof formatMonthDay>[1] }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>
      {formatMonthDay(date, locale)} {clock(date)}
    </time>
  );
}
