import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { SelectField } from "../../../ui/form/text-field.tsx";
import type { EditView } from "./server-edit.ts";

/** Only where the event sends something. */
export function AddressChoice({ addresses }: Pick<EditView, "addresses">) {
  const t = useTranslations("reserving.form");
  return (
    <FieldGroup legend={t("groups.address")}>
      <SelectField name="addressId" hint={t("addressHint")} required>
        <option value="">{t("chooseAddress")}</option>
        {addresses.map(({ id, label, line }) => (
          <option key={id} value={id}>
            {`${label} ${line}`}
          </option>
        ))}
      </SelectField>
      {addresses.length === 0 && (
        <p className="meta">
          {t.rich("noAddress", {
            link: (text) => (
              <Link to="/user/address/new" target="_blank">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </FieldGroup>
  );
}
