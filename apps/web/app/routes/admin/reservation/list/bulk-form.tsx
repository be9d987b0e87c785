import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useRef, useState } from "react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { ArrowLeftRight } from "../../../../ui/generated/admin-icons.ts";
import { Mail, X } from "../../../../ui/generated/icons.ts";

type BulkFormProps = {
  /** The address of the list with its filters, which stays the same. */
  action: string;
  nonce: string;
  children: (chooseAll: (isChosen: boolean) => void) => ReactNode;
};

/** Wraps the table: the buttons of the bar send its check boxes. Without a script the bar is always visible. */
export function BulkForm({ action, nonce, children }: BulkFormProps) {
  const t = useTranslations("adminReservation.bulk");
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const recount = () => setCount(boxesOf(form.current).filter(({ checked }) => checked).length);
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isChosen;
    recount();
  };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      onChange={recount}
      onReset={() => setCount(0)}
      preventScrollReset
    >
      <input type="hidden" name="nonce" value={nonce} />
      <fieldset className="reservation-bulk" aria-label={t("label")}>
        <span role="status">
          {count > 0
            ? t.rich("chosen", { count: () => <span className="num">{count}</span> })
            : t("unknown")}
        </span>
        <Button type="submit" variant="quiet" name="intent" value="choose-mail" icon={<Mail />}>
          {t("mail")}
        </Button>
        <Button
          type="submit"
          variant="quiet"
          name="intent"
          value="choose-move"
          icon={<ArrowLeftRight />}
        >
          {t("move")}
        </Button>
        <Button type="reset" variant="quiet" icon={<X />}>
          {t("clear")}
        </Button>
      </fieldset>
      {children(chooseAll)}
    </Form>
  );
}

const boxesOf = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>("input[name=chosen]") ?? []),
];
