import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Check, RotateCw, TriangleAlert } from "../../../ui/generated/icons.ts";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { usePartyName } from "./party-name.ts";
import type { Desk } from "./use-desk.ts";

/** Larger parties show only a number. */
const mostDots = 8;

type PartyRowProps = { party: PartyView; view: ReceptionView; desk: Desk };

export function PartyRow({ party, view, desk }: PartyRowProps) {
  const t = useTranslations("reception.row");
  const nameOf = usePartyName();
  const { seats, people, sessionId, isWaiting, marks } = party;
  const isWhole = people.length >= seats;
  const letter = view.sessions.find(({ id }) => id === sessionId)?.letter;
  const hasConflict = marks.some(({ conflict, isSeen }) => conflict && !isSeen);
  return (
    <li>
      <button
        type="button"
        className="rc-party"
        data-whole={isWhole || undefined}
        onClick={() => desk.open(party)}
      >
        <span className="rc-party-letter" aria-hidden="true">
          {letter}
        </span>
        <span className="rc-party-text">
          <b>{nameOf(party)}</b>
          <small>{useFacts(party, view.event.fee).join("・")}</small>
          {isWaiting && (
            <span className="rc-party-state">
              <RotateCw />
              {t("waiting")}
            </span>
          )}
          {hasConflict && (
            <span className="rc-party-state" data-tone="danger">
              <TriangleAlert />
              {t("conflict")}
            </span>
          )}
        </span>
        <span className="rc-party-count">
          <span className="visually-hidden">{t("in", { arrived: people.length, seats })}</span>
          <span className="num" aria-hidden="true">
            {isWhole && <Check />}
            {people.length}／{seats}
          </span>
          {seats <= mostDots && (
            <span className="rc-dots" aria-hidden="true">
              {Array.from({ length: seats }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the party identifies the person.
                <i key={place} data-in={people.includes(place) || undefined} />
              ))}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** The code, and other facts that matter at the door. */
function useFacts(party: PartyView, fee: number): string[] {
  const t = useTranslations("reception.row");
  const { code, seats, people, paid, guests, note, marks } = party;
  const last = marks.findLast(({ undone }) => !undone);
  const owed = fee * seats - paid;
  return [
    code ? spokenCode(code) : t("walkIn"),
    ...(people.length >= seats && last ? [`${clock(last.at)} ${last.by}`] : []),
    ...(people.length < seats && seats > 1 ? [t("seats", { count: seats })] : []),
    ...(people.length > 0 && fee * people.length > paid
      ? [t("unpaid", { sum: formatYen(owed) })]
      : []),
    ...(guests.some(({ language }) => language === "en") ? [t("english")] : []),
    ...(note && people.length < seats ? [note.slice(0, 20)] : []),
  ];
}
