import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/num.tsx";
import { ChoiceTile, ChoiceTiles } from "../../../ui/field/choice-tile.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { SeatsBadge } from "../../event/seats-badge.tsx";
import { bandSeats } from "../../event/session-seats.ts";
import { type ChoiceBand, isChoosable } from "./choice.ts";
import type { Choice } from "./use-choice.ts";

/** The parts of the day. Only a filter: without JavaScript all of their tables stand below one another. */
export function BandChoice({ bands, choice }: { bands: ChoiceBand[]; choice: Choice }) {
  const t = useTranslations("reserving.choose");
  return (
    <div className="needs-script reserving-part">
      <FieldGroup legend={t("time")}>
        <ChoiceTiles>
          {bands.map((band) => {
            const seats = bandSeats(band, choice.known);
            return (
              <ChoiceTile
                key={band.key}
                name="band"
                value={band.key}
                checked={band === choice.band}
                disabled={!band.sessions.some((session) => isChoosable(choice.seatsOf(session)))}
                onChange={() => choice.chooseBand(band)}
                note={seats && <SeatsBadge seats={seats} plain />}
              >
                <span className="reserving-band-name">
                  {band.name} {num(band.time)}
                </span>
              </ChoiceTile>
            );
          })}
        </ChoiceTiles>
      </FieldGroup>
    </div>
  );
}
