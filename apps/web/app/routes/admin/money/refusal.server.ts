import type { Problem } from "@takujo/contracts/errors";
import { createTranslator } from "@takujo/i18n/react";
import { refuse } from "../../../shell/form/parse-form.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormRefusal, FormValues } from "../../../ui/form/form-result.ts";

const named = ["changed-meanwhile", "not-found"] as const;
const reasons = ["closed", "open", "early", "nothing", "void", "copies", "seller"] as const;

export const moneyWords = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminMoney"]) });

/** A refusal of the API: beside its fields where it names some, in one sentence otherwise. */
export function refuseWith(values: FormValues, error: unknown, visit: Visit) {
  const t = moneyWords(visit);
  const { code, reason, issues = [] } = (error ?? {}) as Partial<Problem>;
  const errors = Object.fromEntries(
    issues.flatMap(({ path, rule, values: found }) => {
      if (rule === "printable") {
        const characters = String(found?.["characters"] ?? "");
        return [[path, t("adminMoney.refusal.printable", { characters })]];
      }
      return path === "reason" ? [[path, t("adminMoney.refusal.reason")]] : [];
    }),
  );
  const name =
    reasons.find((known) => known === reason) ?? named.find((known) => known === code) ?? "other";
  const hasFields = Object.keys(errors).length > 0;
  return refuse<FormRefusal>({
    ok: false,
    values,
    errors,
    formErrors: hasFields ? [] : [t(`adminMoney.refusal.${name}`)],
  });
}

/** A refusal of the page itself. */
export const refuseSaying = (values: FormValues, sentence: string) =>
  refuse<FormRefusal>({ ok: false, values, errors: {}, formErrors: [sentence] });
