import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup } from "../../ui/field/field.tsx";
import { SelectField } from "../../ui/form/fields/text-field.tsx";
import { kindField } from "./kinds.ts";

export interface KindChoice {
  key: string;
  name: string;
  yen: number;
}

type KindFieldsProps = {
  kinds: KindChoice[];
  /** The price of all other seats. */
  fee: number;
  most: number;
  onChoose?: (key: string, count: number) => void;
};

/** How many seats of each kind; nothing where all seats cost the same. Pages that use it need the message set `price`. */
export function KindFields({ kinds, fee, most, onChoose }: KindFieldsProps) {
  const t = useTranslations("price");
  if (kinds.length === 0) return null;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return (
    <FieldGroup legend={t("group")}>
      {kinds.map(({ key }) => (
        <div
          key={key}
          onChange={({ currentTarget }) =>
            onChoose?.(key, Number(currentTarget.querySelector("select")?.value))
          }
        >
          <SelectField name={kindField(key)}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {t("seats", { count })}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <p className="meta">{t("rest", { price: fee === 0 ? t("free") : formatYen(fee) })}</p>
    </FieldGroup>
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
