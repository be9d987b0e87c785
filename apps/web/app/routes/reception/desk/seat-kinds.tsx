import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Select } from "../../../ui/field/input.tsx";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { usePeople } from "./party-name.ts";
import type { Desk } from "./use-desk.ts";

type SeatKindsProps = { party: PartyView; event: ReceptionView["event"]; desk: Desk };

/** What each person of the party pays, to be put right before they do. Nothing where all seats cost the same. */
export function SeatKinds({ party, event, desk }: SeatKindsProps) {
  const t = useTranslations("reception.kinds");
  const people = usePeople()(party);
  const kinds = event.prices ?? [];
  if (kinds.length === 0) return null;
  const ordinary = { key: "", name: t("ordinary"), yen: event.fee };
  return (
    <details className="rc-kinds">
      <summary>{t("summary")}</summary>
      {people.map(({ name }, place) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the party identifies the person.
          key={place}
          id={`kind-${place}`}
          label={name}
          value={party.prices?.[place]?.kind ?? ""}
          onChange={({ target }) => desk.setPrice(party, place, target.value)}
        >
          {[ordinary, ...kinds].map(({ key, name: kind, yen }) => (
            <option key={key} value={key}>
              {t("option", { name: kind, price: formatYen(yen) })}
            </option>
          ))}
        </Select>
      ))}
    </details>
  );
}
