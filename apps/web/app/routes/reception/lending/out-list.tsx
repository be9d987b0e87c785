import { copyCode } from "@takujo/contracts/library/copy-fields";
import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { RotateCw, TriangleAlert } from "../../../ui/generated/icons.ts";
import { isOut, type LendingView, type LoanView } from "./apply-loan-marks.ts";
import { useLoanWords } from "./loan-words.ts";
import type { Lending } from "./use-lending.ts";

type OutListProps = { view: LendingView; lending: Lending };

/** Open loans, the longest first. */
export function OutList({ view, lending }: OutListProps) {
  const t = useTranslations("lending");
  const out = view.loans.filter(isOut);
  return (
    <section className="ln-out" aria-labelledby="out">
      <h2 id="out">{t("outNow", { count: out.length })}</h2>
      {out.length === 0 && <p className="rc-note">{t("noneOut")}</p>}
      <ul>
        {out.map((loan) => (
          <OutRow key={loan.nonce} loan={loan} view={view} lending={lending} />
        ))}
      </ul>
    </section>
  );
}

function OutRow({ loan, view, lending }: OutListProps & { loan: LoanView }) {
  const t = useTranslations("lending");
  const languageOf = useTextLanguage();
  const words = useLoanWords(view)(loan);
  const box = view.boxes.find(({ number }) => number === loan.number);
  const code = copyCode(loan.number);
  return (
    <li className="ln-loan">
      <span className="rc-party-letter" aria-hidden="true" data-of={words.letter && "table"}>
        {words.letter ?? words.initial}
      </span>
      <span className="rc-party-text">
        <button type="button" className="ln-name" onClick={() => lending.show(loan.number)}>
          <b lang={box && languageOf(box)}>{box?.name ?? code}</b>
        </button>
        <small>
          <span className="num">{code}</span>・{words.where}
        </small>
        <small>
          {words.since}
          {words.long && `・${words.long}`}
        </small>
        {loan.isWaiting && (
          <span className="rc-party-state">
            <RotateCw />
            {t("waiting")}
          </span>
        )}
        {loan.isContested && !loan.isSeen && (
          <span className="rc-party-state" data-tone="danger">
            <TriangleAlert />
            {t("conflict.short")}
          </span>
        )}
      </span>
      <Button
        variant="line"
        aria-label={t("returnOf", { name: box?.name ?? "", number: code })}
        onClick={({ detail }) => {
          if (detail < 2) void lending.giveBack(loan);
        }}
      >
        {t("returnShort")}
      </Button>
    </li>
  );
}
