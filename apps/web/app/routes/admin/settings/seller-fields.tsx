import { type SellerRow, sellerRows } from "@takujo/contracts/content/site-settings-fields";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Tag } from "../../../ui/action/tag.tsx";
import { FieldPair } from "../../../ui/field/field.tsx";
import { TextareaField, TextField } from "../../../ui/form/fields/text-field.tsx";

/** `missing`: rows that the law asks for and that are empty. */
export function SellerFields({ missing }: { missing: SellerRow[] }) {
  const t = useTranslations("adminSettings");
  return (
    <>
      <p className="settings-seller-state">
        {missing.length > 0 ? (
          <Tag tone="gold">{t("missingCount", { count: missing.length })}</Tag>
        ) : (
          <>
            <Tag tone="green">{t("sellerPublic")}</Tag>
            <Link to="/seller">{t("sellerOpen")}</Link>
          </>
        )}
      </p>
      {sellerRows.map((row) => (
        <div key={row} className="settings-seller-row">
          {missing.includes(row) && <Tag tone="gold">{t("missing")}</Tag>}
          <FieldPair>
            <TextareaField name={`seller.${row}.ja`} rows={2} />
            <TextareaField name={`seller.${row}.en`} rows={2} />
          </FieldPair>
        </div>
      ))}
      <TextField
        name="invoiceNumber"
        className="settings-short"
        hint={t("hints.invoiceNumber")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
