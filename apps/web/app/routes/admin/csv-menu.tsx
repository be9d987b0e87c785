import type { CsvEncoding } from "@takujo/contracts/csv";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Download } from "../../ui/generated/icons.ts";
import "./csv-menu.css";

const menuId = "csv-menu";
const anchor = { "--menu-anchor": "--menu-csv" };

/** The files that a page offers. Opens without a script. */
export function CsvMenu({ children }: { children: ReactNode }) {
  const t = useTranslations("admin.csv");
  return (
    <>
      <button type="button" className="button csv-open" popoverTarget={menuId} style={anchor}>
        <Download />
        {t("open")}
      </button>
      <div className="row-menu csv-menu" id={menuId} popover="auto" style={anchor}>
        {children}
      </div>
    </>
  );
}

type CsvChoiceProps = {
  /** Unique in the menu. */
  name: string;
  icon: ReactNode;
  to: (encoding: CsvEncoding) => string;
  children: string;
};

/** One file, in each encoding. */
export function CsvChoice({ name, icon, to, children }: CsvChoiceProps) {
  const t = useTranslations("admin.csv");
  return (
    <div className="csv-choice">
      {icon}
      <span id={`csv-${name}`}>{children}</span>
      <span className="csv-encodings">
        {(["utf-8", "shift_jis"] as const).map((encoding) => (
          <Link
            key={encoding}
            id={`csv-${name}-${encoding}`}
            className="csv-encoding num"
            to={to(encoding)}
            aria-labelledby={`csv-${name} csv-${name}-${encoding}`}
            // The answer is a file: the menu would stay open.
            onClick={() => document.getElementById(menuId)?.hidePopover()}
            reloadDocument
            download
          >
            {t(encoding === "utf-8" ? "utf8" : "shiftJis")}
          </Link>
        ))}
      </span>
    </div>
  );
}
