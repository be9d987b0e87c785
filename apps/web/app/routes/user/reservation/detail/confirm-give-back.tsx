import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import type { Detail } from "../server-detail.ts";
import { useGiveBackWords } from "../use-give-back-words.ts";
import { Policy } from "./policy.tsx";

/** The question of the dialog, for those who have no JavaScript. */
export function ConfirmGiveBack({ reservation, about }: Pick<Detail, "reservation" | "about">) {
  const t = useTranslations("accountReservation.detail");
  const { title, body, accept, dismiss } = useGiveBackWords(reservation);
  const page = `/user/reservation/${reservation.id}/detail`;
  return (
    <section className="reservation-confirm" aria-labelledby="reservation-confirm">
      <h2 id="reservation-confirm">{title}</h2>
      <p>{body}</p>
      {reservation.state === "confirmed" && <Policy about={about} title={t("changes.policy")} />}
      <Form method="post" action={page}>
        <Button type="submit" name="intent" value="cancel" variant="danger">
          {accept}
        </Button>
        <ButtonLink to={page} variant="line">
          {dismiss}
        </ButtonLink>
      </Form>
    </section>
  );
}
