import type { ContactChallenge } from "@takujo/contracts/generated/platform/types.gen";
import type { ContactCategory } from "@takujo/contracts/platform/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { askDialog } from "../../shell/dialog/dialog-store.ts";
import { useSiteSource } from "../../shell/site.ts";
import { useLocale } from "../../shell/use-locale.ts";
import { Form } from "../../ui/form/form.tsx";
import { SubmitButton } from "../../ui/form/form-buttons.tsx";
import { Send } from "../../ui/generated/icons.ts";
import { ContactFields } from "./contact-fields.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";
import { ProofFields } from "./proof-fields.tsx";

const fields = [
  "category",
  "name",
  "email",
  "reservationCode",
  "body",
  "replyLocale",
  "consent",
] as const;
const wordNames = ["required", "optional", "refused", "afterLabel", "failed"] as const;

type ContactFormProps = {
  category: ContactCategory | null;
  challenge: ContactChallenge;
  idempotencyKey: string;
  /** What was refused without JavaScript. */
  refusal: ContactRefusal | undefined;
};

export function ContactForm({ category, challenge, idempotencyKey, refusal }: ContactFormProps) {
  const t = useTranslations("contact");
  const locale = useLocale();
  const source = useSiteSource();
  const named = <Name extends string>(names: readonly Name[], text: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
  return (
    <div>
      <Form
        id="contact"
        words={named(wordNames, (name) => t(`form.${name}`))}
        labels={named(fields, (name) => t(`fields.${name}`))}
        values={{ replyLocale: locale, ...(category && { category }) }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={async (sent) => {
          const { judgeContact } = await import("./judge-contact.ts");
          return judgeContact(sent, source, locale, (typo) => t("emailTypo", typo));
        }}
        ask={(mode) => askDialog({ mode })}
      >
        <ContactFields />
        <ProofFields token={stillGood(refusal) ?? challenge.token} limit={challenge.limit} />
        <div className="contact-foot">
          <SubmitButton size="large" icon={<Send />}>
            {t("send")}
          </SubmitButton>
          <span className="meta">{t("afterSending")}</span>
        </div>
      </Form>
    </div>
  );
}

/** The challenge that came with a refused form counts on; a new one would have to grow old first. */
function stillGood(refusal: ContactRefusal | undefined): string | undefined {
  const token = refusal?.values["challenge"];
  return !refusal?.needsChallenge && typeof token === "string" && token !== "" ? token : undefined;
}
