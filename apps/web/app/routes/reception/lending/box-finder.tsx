import { copyCode } from "@takujo/contracts/library/copy-fields";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { DeskSearch } from "../desk-search.tsx";
import type { LendingView } from "./apply-loan-marks.ts";
import type { Lending } from "./use-lending.ts";

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
export function BoxFinder({ view, lending }: { view: LendingView; lending: Lending }) {
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
