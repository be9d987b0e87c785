import { allPlaces, coveredSeats, owedFor } from "@takujo/contracts/booking/money/seat-price";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { JapaneseYen } from "../../../ui/generated/admin-icons.ts";
import { Check, RotateCw, TriangleAlert } from "../../../ui/generated/icons.ts";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { hasPrice, isUnpaid } from "../marks/tally.ts";
import { usePartyName } from "./party-name.ts";
import type { Desk } from "./use-desk.ts";

/** Larger parties show only a number. */
const maxDots = 8;

type PartyRowProps = { party: PartyView; view: ReceptionView; desk: Desk };

export function PartyRow({ party, view, desk }: PartyRowProps) {
  const t = useTranslations("reception.row");
  const nameOf = usePartyName();
  const { seats, people, sessionId, isWaiting, marks } = party;
  const isWhole = people.length >= seats;
  const session = view.sessions.find(({ id }) => id === sessionId);
  const letter = session?.letter;
  const place = session && (session.game ? t("game", { name: session.game }) : session.name);
  const hasConflict = marks.some(({ conflict, isSeen }) => conflict && !isSeen);
  return (
    <li>
      <button
        type="button"
        className="rc-party"
        data-whole={isWhole || undefined}
        // The second tap of a double tap may come down here, when the first one has closed the sheet.
        onClick={({ detail }) => {
          if (detail < 2) desk.open(party);
        }}
      >
        <span className="rc-party-letter" aria-hidden="true">
          {letter}
        </span>
        <span className="rc-party-text">
          <b>{nameOf(party)}</b>
          {place && <small className="rc-party-game">{place}</small>}
          <small>{useFacts(party).join("・")}</small>
          {hasPrice(view.event) && <Payment party={party} fee={view.event.fee} />}
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
          {seats <= maxDots && (
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
function useFacts(party: PartyView): string[] {
  const t = useTranslations("reception.row");
  const { code, seats, people, guests, note, marks } = party;
  const covered = coveredSeats(party.prices ?? null);
  const last = marks.findLast(({ undone }) => !undone);
  return [
    code ? spokenCode(code) : t("walkIn"),
    ...(people.length >= seats && last ? [`${clock(last.at)} ${last.by}`] : []),
    ...(people.length < seats && seats > 1 ? [t("seats", { count: seats })] : []),
    ...(covered > 0 ? [t("covered", { count: covered })] : []),
    ...(guests.some(({ language }) => language === "en") ? [t("english")] : []),
    ...(note && people.length < seats ? [note.slice(0, 20)] : []),
  ];
}

/** Payments by method, or the sum still owed. */
function Payment({ party, fee }: { party: PartyView; fee: number }) {
  const t = useTranslations("reception");
  const { paid, marks } = party;
  if (isUnpaid(party, fee)) {
    const sum = formatYen(
      owedFor(party.prices, allPlaces(party.seats), fee) + (party.correction ?? 0) - paid,
    );
    return (
      <small className="rc-party-unpaid">
        <JapaneseYen />
        {t("row.unpaid", { sum })}
      </small>
    );
  }
  if (paid === 0) return null;
  const methods = new Set(
    marks.filter(({ undone, paid }) => !undone && paid > 0).map(({ method }) => method ?? "cash"),
  );
  const names = [...methods].map((method) => t(`methods.${method}`)).join("・");
  return <small>{t("party.paidBy", { method: names, sum: formatYen(paid) })}</small>;
}
