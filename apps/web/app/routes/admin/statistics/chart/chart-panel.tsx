import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { ChevronDown } from "../../../../ui/generated/admin-icons.ts";

type Cell = ReactNode;

export interface FigureRows {
  columns: string[];
  /** The first cell names the row; `lang` is the language of that name. */
  rows: {
    key: string;
    cells: readonly [Cell, ...Cell[]];
    lang?: string | undefined;
    isTotal?: boolean;
  }[];
}

type ChartPanelProps = {
  heading: string;
  /** Summary of the picture, in one sentence. */
  sentence: ReactNode;
  /** What counts, and what does not. */
  explanation: string;
  table: FigureRows;
  wide?: boolean | undefined;
  children: ReactNode;
};

/** A picture with its sentence above, and the same numbers as a table below. */
export function ChartPanel(props: ChartPanelProps) {
  const { heading, sentence, explanation, table, wide, children } = props;
  const t = useTranslations("adminStatistics");
  const id = useId();
  return (
    <section
      className={classNames("admin-box statistics-box", wide && "statistics-wide")}
      aria-labelledby={id}
    >
      <h2 id={id}>{heading}</h2>
      <p className="statistics-sentence">{sentence}</p>
      {children}
      <details className="statistics-details">
        <summary>
          <ChevronDown />
          <span className="statistics-open">{t("table.open")}</span>
          <span className="statistics-close">{t("table.close")}</span>
          <span className="visually-hidden">{heading}</span>
        </summary>
        <FigureTable caption={heading} {...table} />
      </details>
      <p className="statistics-explanation">
        <b>{t("howCounted")}</b>
        {explanation}
      </p>
    </section>
  );
}

function FigureTable({ caption, columns, rows }: FigureRows & { caption: string }) {
  return (
    <table className="statistics-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells], lang, isTotal }) => (
          <tr key={key} className={isTotal ? "statistics-total" : undefined}>
            <th scope="row" lang={lang}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LegendProps = { entries: { look: string; name: string }[] };

/** The table says the same in words. */
export function Legend({ entries }: LegendProps) {
  return (
    <p className="statistics-legend" aria-hidden="true">
      {entries.map(({ look, name }) => (
        <span key={look}>
          <svg width="16" height="12" aria-hidden="true">
            <rect className={`statistics-look-${look}`} width="16" height="12" rx="2" />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
