import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { PhoneField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { type AskedFor, folds } from "./form-schema.ts";

type PersonFieldsProps = Pick<AskedFor, "reading"> & { children: ReactNode };

export function PersonFields({ reading, children }: PersonFieldsProps) {
  const t = useTranslations("reserving.form");
  return (
    <FieldGroup legend={t("groups.person")}>
      <FieldPair>
        <TextField name="name" autoComplete="name" required />
        <TextField
          name="kana"
          autoComplete="off"
          fold={folds.kana}
          required={reading}
          {...(!reading && { hint: t("kanaHint") })}
        />
      </FieldPair>
      <TextField name="nickname" autoComplete="nickname" hint={t("nicknameHint")} />
      <FieldPair>
        <div>
          <TextField name="email" type="email" autoComplete="email" readOnly />
          <p className="reserving-email">
            <Link to="/user/email">{t("changeEmail")}</Link>
          </p>
        </div>
        <PhoneField name="phone" fold={folds.phone} required />
      </FieldPair>
      {children}
    </FieldGroup>
  );
}
