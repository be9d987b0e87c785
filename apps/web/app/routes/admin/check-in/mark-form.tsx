import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useForm } from "../../../ui/form/form-context.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { Check } from "../../../ui/generated/icons.ts";
import { useFormWords } from "../../user/use-form-words.ts";
import { type PartyView, partyPath } from "./party-view.ts";

/** A larger party is let in by several of them. */
const mostButtons = 9;

type MarkFormProps = { party: PartyView; nonce: string; refusal: FormRefusal | undefined };

export function MarkForm({ party, nonce, refusal }: MarkFormProps) {
  const { code, rest } = party;
  return (
    <Form id="mark" words={useFormWords()} labels={{}} refusal={refusal} action={partyPath(code)}>
      <input type="hidden" name="code" value={code} />
      {/* However often this very mark is sent, it counts once. */}
      <input type="hidden" name="nonce" value={nonce} />
      <All party={party} />
      {rest > 1 && <Some rest={rest} />}
    </Form>
  );
}

function All({ party: { rest, arrived } }: { party: PartyView }) {
  const t = useTranslations("checkIn.mark");
  const { isPending } = useForm();
  return (
    <Button
      type="submit"
      name="seats"
      value={rest}
      size="large"
      wide
      icon={<Check />}
      loading={isPending}
    >
      {t(arrived > 0 ? "rest" : "all", { count: rest })}
    </Button>
  );
}

function Some({ rest }: { rest: number }) {
  const t = useTranslations("checkIn.mark");
  const counts = Array.from({ length: Math.min(rest - 1, mostButtons) }, (_, index) => index + 1);
  return (
    <fieldset className="party-some">
      <legend>{t("some")}</legend>
      {counts.map((count) => (
        <Button key={count} type="submit" name="seats" value={count} variant="line">
          {t("count", { count })}
        </Button>
      ))}
    </fieldset>
  );
}
