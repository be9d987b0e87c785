import type { ContactChallenge } from "@takujo/contracts/generated/platform/types.gen";
import type { ContactCategory } from "@takujo/contracts/inbox/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useLocale } from "../../shell/routing/use-locale.ts";
import { useSite, useSiteSource } from "../../shell/site/site.ts";
import { KeptWriting } from "../../shell/writing/kept-writing.tsx";
import { useLeaveQuestion } from "../../shell/writing/use-leave-question.ts";
import { FieldGroup, FieldPair } from "../../ui/field/field.tsx";
import { CheckboxField } from "../../ui/form/fields/choice-field.tsx";
import { TextField } from "../../ui/form/fields/text-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { SubmitButton } from "../../ui/form/form-buttons.tsx";
import { Send } from "../../ui/generated/icons.ts";
import type { ContactRefusal } from "./contact-refusal.ts";
import {
  BodyField,
  CategoryField,
  ReplyLocaleField,
  ReservationCodeField,
} from "./inquiry-fields.tsx";

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
  /** Known for signed-in people. */
  sender: { name: string; email: string };
  challenge: ContactChallenge;
  idempotencyKey: string;
  /** The refusal of a form sent without JavaScript. */
  refusal: ContactRefusal | undefined;
};

export function ContactForm(props: ContactFormProps) {
  const { category, sender, challenge, idempotencyKey, refusal } = props;
  const t = useTranslations("contact");
  const locale = useLocale();
  const source = useSiteSource();
  const named = <Name extends string>(names: readonly Name[], text: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
  return (
    <div>
      <KeptWriting form="contact" name="/contact" inTab />
      <Form
        id="contact"
        words={named(wordNames, (name) => t(`form.${name}`))}
        labels={named(fields, (name) => t(`fields.${name}`))}
        values={{ ...sender, replyLocale: locale, ...(category && { category }) }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={async (sent) => {
          const { judgeContact } = await import("./judge-contact.ts");
          return judgeContact(sent, source, locale, (typo) => t("emailTypo", typo));
        }}
        ask={useLeaveQuestion()}
      >
        <ContactFields />
        <ProofFields
          token={reusableChallenge(refusal) ?? challenge.token}
          limit={challenge.limit}
        />
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

/** The challenge of a refused form remains valid; a new one would first have to reach the minimum age. */
function reusableChallenge(refusal: ContactRefusal | undefined): string | undefined {
  const token = refusal?.values["challenge"];
  return !refusal?.needsChallenge && typeof token === "string" && token !== "" ? token : undefined;
}

function ContactFields() {
  const t = useTranslations();
  const { emptyPages } = useSite().venue;
  return (
    <>
      <div className="choice-part contact-category">
        <CategoryField />
      </div>
      <FieldGroup legend={t("contact.groups.you")}>
        <FieldPair>
          <TextField name="name" autoComplete="name" required />
          <TextField name="email" type="email" autoComplete="email" inputMode="email" required />
        </FieldPair>
        <div className="contact-reservation">
          <ReservationCodeField />
        </div>
      </FieldGroup>
      <FieldGroup legend={t("contact.groups.message")}>
        <BodyField rows={7} />
        <ReplyLocaleField />
        {!emptyPages.includes("privacyPolicy") && (
          <CheckboxField name="consent" required>
            {t.rich("contact.consent", {
              link: (text) => <Link to="/privacy-policy">{text}</Link>,
            })}
          </CheckboxField>
        )}
      </FieldGroup>
    </>
  );
}

type ProofFieldsProps = { token: string; limit: number };

/** Distinguishes people from bots: a puzzle that the browser solves during typing, and a hidden field. */
function ProofFields({ token, limit }: ProofFieldsProps) {
  const t = useTranslations("contact");
  const proof = useRef<HTMLInputElement>(null);
  const [solved, setSolved] = useState({ token: "", solution: "" });
  const hasBegun = useRef(false);
  useEffect(() => {
    const left = new AbortController();
    const solve = async () => {
      hasBegun.current = true;
      const { solveChallenge } = await import("./solve-challenge.ts");
      const solution = await solveChallenge({ token, limit });
      if (!left.signal.aborted) setSolved({ token, solution });
    };
    // The form is also accepted without a solution, with a stricter rate limit.
    const begin = () => void solve().catch(() => {});
    if (hasBegun.current) begin();
    else {
      const options = { once: true, signal: left.signal };
      proof.current?.form?.addEventListener("focusin", begin, options);
    }
    return () => left.abort();
  }, [token, limit]);
  return (
    <>
      <input type="hidden" name="challenge" value={token} />
      <input
        type="hidden"
        name="proof"
        ref={proof}
        value={solved.token === token ? solved.solution : ""}
      />
      <div className="contact-unseen" aria-hidden="true">
        <label htmlFor="contact-subject">{t("leaveEmpty")}</label>
        <input id="contact-subject" name="subject" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
