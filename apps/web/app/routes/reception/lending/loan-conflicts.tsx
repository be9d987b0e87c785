import { copyCode } from "@takujo/contracts/library/copy-fields";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { TriangleAlert, Undo2 } from "../../../ui/generated/icons.ts";
import { isOut, type LendingView, type LoanView, openConflicts } from "./apply-loan-marks.ts";
import { useLoanWords } from "./loan-words.ts";
import type { Lending } from "./use-lending.ts";
import "../desk/overview.css";

type ConflictsProps = { view: LendingView; lending: Lending };

/** Boxes that are in two places by what was recorded. No loan is dropped: a person decides. */
export function LoanConflicts({ view, lending }: ConflictsProps) {
  const t = useTranslations("lending.conflict");
  const open = openConflicts(view.loans);
  return (
    <div role="status">
      {open.length > 0 && (
        <section className="ln-conflict-list" aria-labelledby="conflicts">
          <h2 id="conflicts" className="ln-conflicts">
            <TriangleAlert />
            {t("heading", { count: open.length })}
          </h2>
          {open.map((loans) => (
            <Conflict key={loans[0]?.number} loans={loans} view={view} lending={lending} />
          ))}
        </section>
      )}
    </div>
  );
}

function Conflict({ loans, view, lending }: ConflictsProps & { loans: LoanView[] }) {
  const t = useTranslations("lending.conflict");
  const back = useTranslations("lending")("returnShort");
  const languageOf = useTextLanguage();
  const describe = useLoanWords(view);
  const box = view.boxes.find(({ number }) => number === loans[0]?.number);
  const code = copyCode(loans[0]?.number ?? 0);
  return (
    <article className="rc-conflict" aria-label={t("box", { number: code })}>
      <h3>
        <span lang={box && languageOf(box)}>{box?.name}</span> <span className="num">{code}</span>
      </h3>
      <p>{t("twice")}</p>
      <ul>
        {loans.map((loan) => {
          const { where, since } = describe(loan);
          const who = [loan.by, loan.device].filter(Boolean).join("・");
          return (
            <li key={loan.nonce}>
              <span>
                {where} <b>{since}</b>
                <small>
                  {loan.returned ? t("returned", { time: clock(loan.returned.at), who }) : who}
                </small>
              </span>
              <span className="ln-settle">
                {isOut(loan) && (
                  <Button size="small" variant="line" onClick={() => void lending.giveBack(loan)}>
                    {back}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="line"
                  icon={<Undo2 />}
                  onClick={() => lending.undo(loan.number, loan.nonce)}
                >
                  {t("undo")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <Button variant="line" wide onClick={() => lending.see(loans)}>
        {t("seen")}
      </Button>
    </article>
  );
}
