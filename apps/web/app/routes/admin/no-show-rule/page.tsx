import { noShowBounds, noShowNumbers } from "@takujo/contracts/booking/seats/no-show-form";
import type { AdminNoShowRule } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { SwitchField } from "../../../ui/form/fields/choice-field.tsx";
import { NumberField } from "../../../ui/form/fields/number-field.tsx";
import { StoredValue } from "../../../ui/form/fields/stored-value.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { AdminHead, AdminTrail } from "../admin-head.tsx";
import type { Route } from "./+types/page.ts";
import { ruleSchema } from "./form-schema.ts";
import { changeRule, readRule } from "./rule.server.ts";
import "./no-show-rule.css";

export const loader = ({ context }: Route.LoaderArgs) => readRule(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changeRule(request, context.get(visitContext));

export default function NoShowRule({ loaderData: { rule } }: Route.ComponentProps) {
  const t = useTranslations("adminNoShow");
  const users = useTranslations("adminUser");
  const refusal = useActionData<typeof action>();
  return (
    <>
      <OutcomeNotice words={{ saved: t("done.saved") }} />
      <AdminTrail to="/admin/auth-user" parent={users("list.heading")}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note")} />
      <div className="admin-columns">
        <div className="admin-column">
          <RuleForm rule={rule} refusal={refusal} />
        </div>
        <div className="admin-column">
          <Preview rule={rule} />
          <Limits />
        </div>
      </div>
    </>
  );
}

type RuleFormProps = { rule: AdminNoShowRule; refusal: FormRefusal | undefined };

function RuleForm({ rule, refusal }: RuleFormProps) {
  const t = useTranslations("adminNoShow.form");
  const { isOn, version, ...numbers } = rule;
  const labels = Object.fromEntries(noShowNumbers.map((name) => [name, t(name)]));
  const values = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, String(value)]),
  );
  return (
    <section className="admin-box" aria-label={t("isOn")}>
      <Form
        id="no-show-rule"
        words={useFormWords()}
        labels={{ ...labels, isOn: t("isOn") }}
        values={{ ...values, isOn: isOn ? "on" : "" }}
        refusal={refusal}
        validate={useValidate(ruleSchema)}
      >
        <StoredValue name="version" value={version} />
        <SwitchField name="isOn" note={t("isOnNote")} />
        <div className="no-show-numbers">
          {noShowNumbers.map((name) => (
            <NumberField
              key={name}
              name={name}
              hint={t(`${name}Hint`)}
              {...noShowBounds[name]}
              words={{ less: t("less"), more: t("more") }}
              required
            />
          ))}
        </div>
        <SubmitButton>{t("save")}</SubmitButton>
      </Form>
    </section>
  );
}

/** The sentence that everybody reads where they reserve. */
function Preview({ rule }: { rule: AdminNoShowRule }) {
  const t = useTranslations("adminNoShow.preview");
  const words = useTranslations("noShow");
  return (
    <section className="admin-box" aria-labelledby="no-show-preview">
      <div className="admin-box-head">
        <h2 id="no-show-preview">{t("heading")}</h2>
      </div>
      {!rule.isOn && <p className="admin-note">{t("off")}</p>}
      <p>{words("rule", rule)}</p>
    </section>
  );
}

const nevers = ["ban", "cancelled", "guests", "organizer", "empty"] as const;

function Limits() {
  const t = useTranslations("adminNoShow.limits");
  return (
    <section className="admin-box" aria-labelledby="no-show-limits">
      <div className="admin-box-head">
        <h2 id="no-show-limits">{t("heading")}</h2>
      </div>
      <ul className="no-show-limits">
        {nevers.map((name) => (
          <li key={name}>{t(`items.${name}`)}</li>
        ))}
      </ul>
    </section>
  );
}
