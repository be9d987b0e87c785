import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useHref } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { Chip, ChipList } from "../../../ui/action/chip.tsx";
import { Package } from "../../../ui/generated/admin-icons.ts";
import { Plus, Users } from "../../../ui/generated/icons.ts";
import { DeskSearch } from "../desk-search.tsx";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { findParties } from "../marks/find-parties.ts";
import { hasPrice, isUnpaid, takingsByMethod } from "../marks/tally.ts";
import { PartyRow } from "./party-row.tsx";
import type { Desk } from "./use-desk.ts";
import "./party-list.css";

type Filter = "all" | "left" | "in" | "unpaid";

/** Of the fee per person, if any. */
const filters: Record<Filter, (party: PartyView, fee: number) => boolean> = {
  all: () => true,
  left: ({ people, seats }) => people.length < seats,
  in: ({ people }) => people.length > 0,
  unpaid: (party, fee) => isUnpaid(party, fee),
};

type PartyListProps = { parties: PartyView[]; view: ReceptionView; desk: Desk };

/** Parties that are yet to arrive come first. */
export function PartyList({ parties, view, desk }: PartyListProps) {
  const t = useTranslations("reception");
  const lending = useHref(`/reception/${view.event.id}/lending`);
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const { fee } = view.event;
  const isPriced = hasPrice(view.event);
  const shown: Filter[] = ["all", "left", "in", ...(isPriced ? (["unpaid"] as const) : [])];
  const found = findParties(parties, typed).filter((party) => filters[filter](party, fee));
  const inOrder = found.toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
  const onlyOne = typed !== "" && inOrder.length === 1 ? inOrder[0] : undefined;
  return (
    <div className="rc-side">
      {isPriced && <Takings parties={view.parties} />}
      <div className="rc-body">
        <DeskSearch
          label={t("find.label")}
          placeholder={t("find.placeholder")}
          typed={typed}
          onType={setTyped}
          onEnter={() => {
            if (onlyOne) desk.open(onlyOne);
          }}
        />
        <fieldset className="rc-filters">
          <legend className="visually-hidden">{t("filter.label")}</legend>
          <ChipList>
            {shown.map((name) => (
              <Chip key={name} pressed={filter === name} onClick={() => setFilter(name)}>
                {t(`filter.${name}`, {
                  count: parties.filter((party) => filters[name](party, fee)).length,
                })}
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
          <a className="button button-line" href={lending}>
            <Package />
            {t("lending")}
          </a>
        </div>
      </div>
    </div>
  );
}

function Takings({ parties }: { parties: PartyView[] }) {
  const t = useTranslations("reception");
  return (
    <dl className="rc-money" aria-label={t("tally.total")}>
      {takingsByMethod(parties).map(({ method, paid }) => (
        <div key={method}>
          <dt>{t(`methods.${method}`)}</dt>
          <dd className="num">{formatYen(paid)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isWhole = ({ people, seats }: PartyView) => people.length >= seats;
