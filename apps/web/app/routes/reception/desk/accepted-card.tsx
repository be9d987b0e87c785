import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/action/button.tsx";
import { UndoPanel } from "../../../ui/feedback/undo-panel.tsx";
import { Check } from "../../../ui/generated/icons.ts";
import type { ReceptionView } from "../marks/apply-marks.ts";
import { usePartyName } from "./party-name.ts";
import type { Desk } from "./use-desk.ts";
import "./party-sheet.css";

type AcceptedCardProps = { view: ReceptionView; desk: Desk };

/** Below the camera, which continues to scan. Later, the record of the check-in has a button to undo it. */
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
  const party = view.parties.find((one) => one.reservationId === accepted.reservationId);
  const letter = view.sessions.find(({ id }) => id === party?.sessionId)?.letter;
  const { people, paid, method } = accepted;
  const facts = [
    letter && t("party.letter", { letter }),
    people > 0 && t("status.done", { count: people }),
    paid > 0 && t("party.paidBy", { method: t(`methods.${method}`), sum: formatYen(paid) }),
  ].filter(Boolean);
  return (
    <UndoPanel label={t("record.heading")} className="rc-accepted" onEnd={desk.forgetAccepted}>
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
    </UndoPanel>
  );
}
