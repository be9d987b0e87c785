import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Chip, ChipList } from "../../../ui/action/chip.tsx";
import { Plus, Search, Users } from "../../../ui/generated/icons.ts";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { findParties } from "../marks/find-parties.ts";
import { PartyRow } from "./party-row.tsx";
import type { Desk } from "./use-desk.ts";
import "./party-list.css";

const filters = {
  all: () => true,
  left: ({ people, seats }: PartyView) => people.length < seats,
  in: ({ people }: PartyView) => people.length > 0,
};
type Filter = keyof typeof filters;

type PartyListProps = { parties: PartyView[]; view: ReceptionView; desk: Desk };

/** Parties that are yet to arrive come first. */
export function PartyList({ parties, view, desk }: PartyListProps) {
  const t = useTranslations("reception");
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const seats = parties.reduce((sum, party) => sum + party.seats, 0);
  const arrived = parties.reduce((sum, party) => sum + party.people.length, 0);
  const counts = { all: seats, left: seats - arrived, in: arrived };
  const found = findParties(parties, typed).filter(filters[filter]);
  const inOrder = found.toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
  const onlyOne = typed !== "" && inOrder.length === 1 ? inOrder[0] : undefined;
  return (
    <div className="rc-body">
      <search>
        <form
          className="rc-search"
          onSubmit={(event) => {
            event.preventDefault();
            if (onlyOne) desk.open(onlyOne);
          }}
        >
          <Search />
          <input
            className="input"
            type="search"
            aria-label={t("find.label")}
            placeholder={t("find.placeholder")}
            value={typed}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </search>
      <fieldset className="rc-filters">
        <legend className="visually-hidden">{t("filter.label")}</legend>
        <ChipList>
          {(["all", "left", "in"] as const).map((name) => (
            <Chip key={name} pressed={filter === name} onClick={() => setFilter(name)}>
              {t(`filter.${name}`, { count: counts[name] })}
            </Chip>
          ))}
        </ChipList>
      </fieldset>
      {inOrder.length === 0 && (
        <p className="rc-note" role="status">
          {t(parties.length === 0 ? "find.empty" : "find.none")}
        </p>
      )}
      <ul className="rc-list">
        {inOrder.map((party) => (
          <PartyRow key={party.reservationId} party={party} view={view} desk={desk} />
        ))}
      </ul>
      <div className="rc-actions">
        <Button variant="line" icon={<Plus />} onClick={() => desk.put({ kind: "walk-in" })}>
          {t("walkIn.open")}
        </Button>
        <Button variant="line" icon={<Users />} onClick={() => setFilter("in")}>
          {t("showArrived")}
        </Button>
      </div>
    </div>
  );
}

const isWhole = ({ people, seats }: PartyView) => people.length >= seats;
