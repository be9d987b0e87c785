import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { num } from "../../../shell/text/num.tsx";
import { NumberStepper } from "../../../ui/field/number-stepper.tsx";
import type { Choice } from "./use-choice.ts";

/** The number of seats, or of people waiting; never more than available. */
export function SeatsChoice({ choice }: { choice: Choice }) {
  const t = useTranslations("reserving");
  const event = useTranslations("event");
  const { count, most, mostOfAny, text, left, isWait, session, setSeats } = choice;
  /** Announced after a button press, because the focus is then not on the number. */
  const [stepped, setStepped] = useState("");
  /** Without JavaScript the number must suit every table. */
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!session) return null;
  const step = (by: 1 | -1) => {
    const next = String(Math.min(most, Math.max(1, count + by)));
    setSeats(next);
    setStepped(next);
  };
  const name = session.letter ? event("tableOnly", { letter: session.letter }) : session.title;
  return (
    <div className="field-group reserving-part">
      <label className="field-group-legend" htmlFor="seats-count">
        {t(isWait ? "wait.seats" : "choose.seats")}
      </label>
      <div className="reserving-count">
        <NumberStepper
          id="seats-count"
          name="seats"
          min={1}
          max={isAlive ? most : mostOfAny}
          value={text}
          lessLabel={t("choose.less")}
          moreLabel={t("choose.more")}
          isLeast={count <= 1}
          isMost={count >= most}
          aria-describedby="seats-note"
          onStep={step}
          onChange={({ currentTarget }) => setSeats(currentTarget.value)}
          onBlur={() => setSeats(String(count))}
        />
        <p className="meta needs-script" id="seats-note">
          {!isWait && t.rich("choose.left", { name, count: left, num })}
          {most < left && ` ${t("choose.most", { count: most })}`}
          {!isWait && count > 1 && session.letter !== "" && ` ${t("choose.next")}`}
        </p>
        <output className="visually-hidden" htmlFor="seats-count">
          {stepped}
        </output>
      </div>
    </div>
  );
}
