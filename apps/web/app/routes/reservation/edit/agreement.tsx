import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { StaticHtml } from "../../../shell/static-html.tsx";
import { useTextLanguage } from "../../../shell/text-language.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { CheckboxField } from "../../../ui/form/choice-field.tsx";
import type { EditView } from "./server-edit.ts";

const policyId = "cancellation";

/** The policy is read before it is agreed to, not looked for afterwards. */
export function Agreement({ view }: { view: EditView }) {
  const t = useTranslations("reserving.form");
  const language = useTextLanguage()({ locale: view.textLocale });
  return (
    <FieldGroup legend={t("groups.cancellation")}>
      <div className="prose reserving-policy" id={policyId} lang={language}>
        <StaticHtml html={view.cancellationHtml} />
      </div>
      <CheckboxField name="agreed" required>
        {t.rich("agree", {
          terms: (text) => (
            <Link to="/term-of-service" target="_blank">
              {text}
            </Link>
          ),
          cancellation: (text) => <a href={`#${policyId}`}>{text}</a>,
        })}
      </CheckboxField>
    </FieldGroup>
  );
}
