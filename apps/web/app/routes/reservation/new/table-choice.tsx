import { useTranslations } from "@takujo/i18n/react";
import { ChoiceTile, ChoiceTiles } from "../../../ui/field/choice-tile.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { FloorPlan, FloorTable } from "../../../ui/seat/floor-plan.tsx";
import { SeatLegend } from "../../../ui/seat/seat-legend.tsx";
import { SeatsBadge } from "../../event/seats-badge.tsx";
import { type ChoiceBand, type ChoiceSession, chairs, isChoosable } from "./choice.ts";
import type { Choice } from "./use-choice.ts";

type TableChoiceProps = { band: ChoiceBand; isCurrent: boolean; choice: Choice };

/** The tables of one part of the day, and entry without a table. All parts share one radio group. */
export function TableChoice({ band, isCurrent, choice }: TableChoiceProps) {
  const t = useTranslations("reserving.choose");
  const tables = band.sessions.filter(({ letter }) => letter !== "");
  const others = band.sessions.filter(({ letter }) => letter === "");
  const isOnly = band.sessions.length === 1 && others.length === 1;
  return (
    <div
      className="reserving-part reserving-band"
      data-current={isCurrent || undefined}
      // Choosing the part of the day already chooses its only session, so CSS hides this.
      data-only={isOnly || undefined}
    >
      <FieldGroup
        legend={
          <>
            <span className="needs-script">{t(tables.length > 0 ? "table" : "kind")}</span>
            <span className="without-script">
              {band.name} <span className="num">{band.time}</span>
            </span>
          </>
        }
      >
        {tables.length > 0 && (
          <>
            <FloorPlan>
              {tables.map((session) => (
                <TableOption key={session.id} session={session} choice={choice} />
              ))}
            </FloorPlan>
            <Legend />
          </>
        )}
        {others.length > 0 && (
          <ChoiceTiles>
            {others.map((session) => (
              <OtherOption
                key={session.id}
                session={session}
                choice={choice}
                name={tables.length > 0 ? t("open") : session.title}
              />
            ))}
          </ChoiceTiles>
        )}
        {isCurrent && choice.session && (
          <p className="meta needs-script reserving-facts">
            {choice.session.title}
            <br />
            {choice.session.facts}
          </p>
        )}
      </FieldGroup>
    </div>
  );
}

function Legend() {
  const t = useTranslations();
  return (
    <SeatLegend
      seats={[
        { state: "free", name: t("event.freeSeat") },
        { state: "taken", name: t("event.takenSeat") },
        { state: "mine", name: t("reserving.choose.mine") },
      ]}
    />
  );
}

type OptionProps = { session: ChoiceSession; choice: Choice };

function useOption({ session, choice }: OptionProps) {
  const own = choice.seatsOf(session);
  const isChosen = session.id === choice.session?.id;
  return {
    own,
    isChosen,
    words: own?.state === "soon" ? session.opens : <SeatsBadge seats={own} plain />,
    attributes: {
      name: "session",
      value: session.id,
      checked: isChosen,
      disabled: !isChoosable(own),
      "data-full": own?.state === "full" || undefined,
      onChange: () => choice.choose(session.id),
    },
  };
}

function TableOption(props: OptionProps) {
  const t = useTranslations();
  const { session, choice } = props;
  const { own, isChosen, words, attributes } = useOption(props);
  const chosen = isChosen && !choice.isWait ? choice.count : 0;
  return (
    <FloorTable
      {...attributes}
      letter={session.letter}
      seats={chairs(own, chosen)}
      game={session.game || t("event.tableOnly", { letter: session.letter })}
      status={
        chosen > 0 ? (
          <>
            <span className="needs-script">{t("reserving.choose.chosen", { count: chosen })}</span>
            <span className="without-script">{words}</span>
          </>
        ) : (
          words
        )
      }
    />
  );
}

function OtherOption({ name, ...props }: OptionProps & { name: string }) {
  const { words, attributes } = useOption(props);
  return (
    <ChoiceTile {...attributes} note={words}>
      {name}
    </ChoiceTile>
  );
}
