import { allPlaces } from "@takujo/contracts/booking/money/seat-price";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup } from "../../ui/field/field.tsx";
import { SelectField } from "../../ui/form/fields/text-field.tsx";
import { kindField, seatKindField } from "../event/seat-kinds.ts";

export interface KindChoice {
  key: string;
  name: string;
  yen: number;
}

type KindFieldsProps = {
  kinds: KindChoice[];
  /** The price of all other seats. */
  fee: number;
  max: number;
};

/**
 * For parties without named guests: number of seats per kind; nothing if all seats cost the same. Pages that use it need the
 * message set `price`.
 */
export function KindFields({ kinds, fee, max }: KindFieldsProps) {
  const t = useTranslations("price");
  if (kinds.length === 0) return null;
  const counts = Array.from({ length: max + 1 }, (_, count) => count);
  return (
    <FieldGroup legend={t("group")}>
      {kinds.map(({ key }) => (
        <SelectField key={key} name={kindField(key)} required>
          {counts.map((count) => (
            <option key={count} value={count}>
              {t("seats", { count })}
            </option>
          ))}
        </SelectField>
      ))}
      <p className="meta">{t("rest", { price: fee === 0 ? t("free") : formatYen(fee) })}</p>
    </FieldGroup>
  );
}

type SeatKindFieldProps = Pick<KindFieldsProps, "kinds" | "fee"> & {
  place: number;
  onChoose: (place: number, kind: string) => void;
};

/** The kind of one seat; nothing where all seats cost the same. Pages that use it need the message set `price`. */
export function SeatKindField({ kinds, fee, place, onChoose }: SeatKindFieldProps) {
  const t = useTranslations("price");
  if (kinds.length === 0) return null;
  return (
    <div
      onChange={({ currentTarget }) =>
        onChoose(place, currentTarget.querySelector("select")?.value ?? "")
      }
    >
      <SelectField name={seatKindField(place)} required>
        {[{ key: "", name: t("ordinary"), yen: fee }, ...kinds].map(({ key, name, yen }) => (
          <option key={key} value={key}>
            {t("named", { name, price: yen === 0 ? t("free") : formatYen(yen) })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Whose seat each field is about. */
export function useSeatKindLabels(people: number): Record<string, string> {
  const t = useTranslations("price");
  return Object.fromEntries(
    allPlaces(people).map((place) => [
      seatKindField(place),
      place === 0 ? t("ownSeat") : t("seatOf", { number: place + 1 }),
    ]),
  );
}

/** The labels of the fields: 学生 ¥1,000. */
export function useKindLabels(kinds: KindChoice[]): Record<string, string> {
  const t = useTranslations("price");
  return Object.fromEntries(
    kinds.map(({ key, name, yen }) => [
      kindField(key),
      t("named", { name, price: yen === 0 ? t("free") : formatYen(yen) }),
    ]),
  );
}
