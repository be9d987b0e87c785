import type { LendingList } from "@takujo/contracts/generated/games/types.gen";
import { copyCode } from "@takujo/contracts/library/copy-fields";
import type { LoanMark } from "@takujo/contracts/library/game-loan";
import { useTranslations } from "@takujo/i18n/react";
import { useMemo, useState } from "react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Check } from "../../../ui/generated/icons.ts";
import { SheetStatus } from "../desk/sheet-status.tsx";
import { NetworkBar, TopBar } from "../desk/top-bar.tsx";
import { DeskSearch } from "../desk-search.tsx";
import type { Reception, ReceptionState } from "../offline/create-reception.ts";
import { Scanner } from "../scan/scanner.tsx";
import { useFocusOnChange } from "../use-focus-on-change.ts";
import { applyLoanMarks, type LendingView } from "./apply-loan-marks.ts";
import { codeAtDesk } from "./box-code.ts";
import { LendForm } from "./lend-form.tsx";
import { LoanConflicts } from "./loan-conflicts.tsx";
import { OutList } from "./out-list.tsx";
import { ReturnForm } from "./return-form.tsx";
import { type Lending, useLending } from "./use-lending.ts";
import "../desk/party-list.css";
import "../desk/party-sheet.css";
import "./lending.css";

type LendingDeskProps = {
  reception: Reception<LendingList, LoanMark>;
  state: ReceptionState<LendingList, LoanMark>;
  back: { path: string; label: string };
};

export function LendingDesk({ reception, state, back }: LendingDeskProps) {
  const { list, marks } = state;
  const view = useMemo(() => list && applyLoanMarks(list, marks), [list, marks]);
  return view && <Loaded reception={reception} state={state} back={back} view={view} />;
}

function Loaded({ reception, state, back, view }: LendingDeskProps & { view: LendingView }) {
  const t = useTranslations("lending");
  const languageOf = useTextLanguage();
  const lending = useLending(reception, view);
  const sheet = useFocusOnChange(lending.number);
  const { marks, isOnline, syncedAt, refused } = state;
  return (
    <>
      <div className="rc-fixed">
        <TopBar
          title={
            <>
              {t("heading")} <small lang={languageOf(view.event)}>{view.event.title}</small>
            </>
          }
          back={back}
        />
        <NetworkBar
          isOnline={isOnline}
          waiting={marks.filter(({ isSent }) => !isSent).length}
          syncedAt={syncedAt}
          offline={t("offline")}
        />
      </div>
      <div className="rc-desk">
        <div className="rc-pane">
          <Scanner
            isPaused={false}
            readCode={codeAtDesk}
            words={{ aim: t("aim"), foreign: t("foreign") }}
            onCode={lending.scan}
          />
          <DoneCard view={view} lending={lending} />
          <section className="rc-sheet" ref={sheet}>
            <Sheet view={view} lending={lending} />
          </section>
        </div>
        <div className="rc-side">
          <div className="rc-body">
            {refused > 0 && (
              <SheetStatus tone="doubtful">{t("refused", { count: refused })}</SheetStatus>
            )}
            <LoanConflicts view={view} lending={lending} />
            <BoxFinder view={view} lending={lending} />
            <OutList view={view} lending={lending} />
          </div>
        </div>
      </div>
    </>
  );
}

type PartProps = { view: LendingView; lending: Lending };

function Sheet({ view, lending }: PartProps) {
  const t = useTranslations("lending");
  const languageOf = useTextLanguage();
  const { number } = lending;
  if (number === undefined) {
    return (
      <div className="rc-idle" data-focus tabIndex={-1}>
        <SheetStatus tone="plain">{t("idle")}</SheetStatus>
      </div>
    );
  }
  const box = view.boxes.find((one) => one.number === number);
  if (!box) {
    return (
      <>
        <SheetStatus tone="bad">{t("unknown")}</SheetStatus>
        <h2 className="rc-name num" data-focus tabIndex={-1}>
          {copyCode(number)}
        </h2>
        <p className="rc-note">{t("unknownHint")}</p>
        <Button wide size="large" onClick={() => lending.show(undefined)}>
          {t("close")}
        </Button>
      </>
    );
  }
  const loan = lending.openLoan(number);
  return (
    <>
      {box.condition === "repair" && <SheetStatus tone="bad">{t("repair")}</SheetStatus>}
      {box.isRemoved && <SheetStatus tone="bad">{t("removed")}</SheetStatus>}
      <h2 className="rc-name" data-focus tabIndex={-1} lang={languageOf(box)}>
        {box.name}
      </h2>
      <p className="rc-facts ln-facts">
        <span className="num">{copyCode(number)}</span>
        {box.place && `・${box.place}`}
      </p>
      {box.missing && (
        <SheetStatus tone="doubtful">{t("missing", { missing: box.missing })}</SheetStatus>
      )}
      {loan ? (
        <ReturnForm key={loan.nonce} loan={loan} view={view} lending={lending} />
      ) : (
        <LendForm key={number} number={number} view={view} lending={lending} />
      )}
    </>
  );
}

/** The last action, which can be undone with one tap until the next. */
function DoneCard({ view, lending }: PartProps) {
  const t = useTranslations("lending");
  const languageOf = useTextLanguage();
  const { done } = lending;
  const box = done && view.boxes.find(({ number }) => number === done.number);
  return (
    <div className="rc-accepted-place" role="status">
      {box && (
        <div className="rc-accepted">
          <span className="rc-accepted-mark" aria-hidden="true">
            <Check />
          </span>
          <span className="rc-accepted-text">
            <b lang={languageOf(box)}>{box.name}</b>
            <small>{t(`done.${done.kind}`, { number: copyCode(box.number) })}</small>
          </span>
          <Button variant="line" onClick={() => lending.undo(done.number, done.nonce)}>
            {t("takeBack")}
          </Button>
        </div>
      )}
    </div>
  );
}

const maxFound = 8;

/** As people type it: 31, 0031, or a part of a name in any width and case. */
function findBoxes(boxes: LendingView["boxes"], typed: string): LendingView["boxes"] {
  const words = fold(typed);
  if (words === "") return [];
  if (/^\d+$/.test(words)) return boxes.filter(({ number }) => number === Number(words));
  return boxes.filter(({ name }) => fold(name).includes(words));
}

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** For boxes without a sticker, and devices without a camera. */
function BoxFinder({ view, lending }: { view: LendingView; lending: Lending }) {
  const t = useTranslations("lending");
  const languageOf = useTextLanguage();
  const [typed, setTyped] = useState("");
  const found = findBoxes(view.boxes, typed);
  const open = (number: number) => {
    setTyped("");
    lending.show(number);
  };
  return (
    <>
      <DeskSearch
        label={t("find")}
        typed={typed}
        onType={setTyped}
        onEnter={() => {
          const [first, ...others] = found;
          if (first && others.length === 0) open(first.number);
        }}
      />
      {typed.trim() !== "" && (
        <p className="rc-note" role="status">
          {t("found", { count: found.length })}
        </p>
      )}
      <ul className="ln-found">
        {found.slice(0, maxFound).map((box) => (
          <li key={box.number}>
            <button type="button" onClick={() => open(box.number)}>
              <b lang={languageOf(box)}>{box.name}</b>
              <small className="num">{copyCode(box.number)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
