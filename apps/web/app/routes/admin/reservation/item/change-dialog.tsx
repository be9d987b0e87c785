import { countKinds } from "@takujo/contracts/booking/money/seat-price";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { choosableKinds, kindField } from "../../../event/seat-kinds.ts";
import { KindFields, useKindLabels } from "../../../reservation/kind-fields.tsx";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { itemPath } from "../item-path.ts";
import {
  AddressFields,
  CodeField,
  costsAnything,
  guestLines,
  PartyFields,
  usePartyLabels,
} from "../party-fields.tsx";
import type { ItemView } from "./item.server.ts";

const titleId = "change-title";

type ChangeDialogProps = { item: ItemView; refusal: FormRefusal | undefined };

export function ChangeDialog({ item, refusal }: ChangeDialogProps) {
  const t = useTranslations("adminReservation");
  const back = itemPath(item.id);
  const { version, seats, name, kana, phone, nickname, note, email, language, person } = item;
  const { fee, prices, priceKinds, priceCode, state } = item;
  const isQueued = state === "waiting" || state === "offered";
  const kinds = isQueued ? [] : choosableKinds({ prices, kinds: priceKinds });
  const counted = Object.fromEntries(
    Object.entries(countKinds(prices)).map(([key, count]) => [kindField(key), String(count)]),
  );
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form
        id="change"
        words={useFormWords()}
        labels={{ ...usePartyLabels(), ...useKindLabels(kinds) }}
        values={{
          ...{ seats: String(seats), name, kana, phone, nickname, note, email, language },
          guests: guestLines(item.guests),
          ...{ ...counted, priceCode },
        }}
        refusal={refusal}
      >
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="codeBefore" value={priceCode} />
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={t("change.title")}
          text={t(item.hasMail ? "item.editLead" : "item.editLeadByHand")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton>{t("change.submit")}</SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            <PartyFields />
            {!person && <AddressFields />}
            <KindFields kinds={kinds} fee={fee} max={Math.min(100, Math.max(20, seats))} />
            {!isQueued && (priceCode !== "" || costsAnything({ fee, prices: kinds })) && (
              <CodeField />
            )}
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
