import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { ArrowLeftRight, Undo } from "../../../../ui/generated/admin-icons.ts";
import { Bell, Mail, Pencil, X } from "../../../../ui/generated/icons.ts";
import { useFormWords } from "../../../user/use-form-words.ts";
import { type ItemQuestion, itemPath } from "../item-path.ts";
import { StateTag } from "../state-tag.tsx";
import type { ItemView } from "./item.server.ts";

const icons = { change: Pencil, move: ArrowLeftRight, offer: Bell, restore: Undo, cancel: X };
/** In display order. "Cancel" stands apart, so that it is not pressed by mistake. */
const offered = ["offer", "change", "move", "restore"] as const satisfies ItemQuestion[];

type ItemHeadProps = { item: ItemView; refusal: FormRefusal | undefined };

export function ItemHead({ item, refusal }: ItemHeadProps) {
  const t = useTranslations("adminReservation");
  const words = useFormWords();
  const { id, code, name, may, receivedAt } = item;
  return (
    <div className="admin-head">
      <div>
        <h1 className="reservation-title">
          {name || t("nameless")}
          <StateTag row={item} />
        </h1>
        <p className="admin-note">
          <span className="num">{spokenCode(code)}</span>
          {"　"}
          {t("item.received", { time: receivedAt })}
        </p>
      </div>
      <div className="admin-actions">
        {offered
          .filter((question) => may[question])
          .map((question) => (
            <Opener key={question} id={id} question={question} />
          ))}
        {may.resend && (
          <Form id="mail" words={words} labels={{}} refusal={refusal}>
            <input type="hidden" name="intent" value="mail" />
            <SubmitButton variant="line" icon={<Mail />}>
              {t("resend.open")}
            </SubmitButton>
          </Form>
        )}
        {may.cancel && <Opener id={id} question="cancel" />}
      </div>
    </div>
  );
}

function Opener({ id, question }: { id: string; question: ItemQuestion }) {
  const t = useTranslations("adminReservation");
  const Icon = icons[question];
  return (
    <ButtonLink
      to={itemPath(id, question)}
      variant={question === "cancel" ? "quiet-danger" : "line"}
      icon={<Icon />}
      preventScrollReset
    >
      {t(`${question}.open`)}
    </ButtonLink>
  );
}
