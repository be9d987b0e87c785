import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Check } from "../../../ui/generated/icons.ts";
import type { ReceptionView } from "../marks/apply-marks.ts";
import { usePartyName } from "./party-name.ts";
import type { Desk } from "./use-desk.ts";
import "./party-sheet.css";

/** How long an acceptance can be taken back with one tap. Later, its record has a button. */
const shownMs = 8_000;

type AcceptedCardProps = { view: ReceptionView; desk: Desk };

/** Below the camera, which goes on by itself. Stays while somebody points at it or touches it. */
export function AcceptedCard({ view, desk }: AcceptedCardProps) {
  const { accepted } = desk;
  return (
    <div className="rc-accepted-place" role="status">
      {accepted && <Card key={accepted.nonce} accepted={accepted} view={view} desk={desk} />}
    </div>
  );
}

type CardProps = AcceptedCardProps & { accepted: NonNullable<Desk["accepted"]> };

function Card({ accepted, view, desk }: CardProps) {
  const t = useTranslations("reception");
  const nameOf = usePartyName();
  const [isHeld, setHeld] = useState(false);
  const forget = useEffectEvent(desk.forgetAccepted);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => forget(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const party = view.parties.find((one) => one.reservationId === accepted.reservationId);
  const letter = view.sessions.find(({ id }) => id === party?.sessionId)?.letter;
  const { people, paid, method } = accepted;
  const facts = [
    letter && t("party.letter", { letter }),
    people > 0 && t("status.done", { count: people }),
    paid > 0 && t("party.paidBy", { method: t(`methods.${method}`), sum: formatYen(paid) }),
  ].filter(Boolean);
  return (
    <fieldset
      className="rc-accepted"
      aria-label={t("record.heading")}
      data-held={isHeld || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="rc-accepted-mark" aria-hidden="true">
        <Check />
      </span>
      <span className="rc-accepted-text">
        <b>{party ? t("party.polite", { name: nameOf(party) }) : ""}</b>
        <small>{facts.join("・")}</small>
      </span>
      <Button variant="line" onClick={() => desk.undo(accepted, accepted.nonce)}>
        {t("party.takeBack")}
      </Button>
      <i className="rc-accepted-time" aria-hidden="true" />
    </fieldset>
  );
}
