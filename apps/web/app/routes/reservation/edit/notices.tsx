import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { fieldId, useForm } from "../../../ui/form/form-context.ts";
import { FactList } from "../../../ui/layout/panel.tsx";
import type { EditedReservation, EditView } from "./edit.server.ts";
import type { EditRefusal } from "./receive.server.ts";

type StaleNoticeProps = {
  reservation: EditedReservation;
  view: EditView;
  refusal: EditRefusal | undefined;
};

/** The reservation was changed in another tab: shows the current state beside what is typed here. */
export function StaleNotice({ reservation, view, refusal }: StaleNoticeProps) {
  const t = useTranslations("reserving.form");
  const { version, seats, name, kana, nickname, phone, note, guests } = reservation;
  const [opened] = useState(refusal ? Number(refusal.values["version"]) : version);
  if (opened === version) return null;
  const facts = [
    { term: t("fields.session"), detail: `${view.session.title} ${view.session.time}` },
    { term: t("fields.seats"), detail: t("currentSeats", { count: seats }) },
    { term: t("fields.name"), detail: name },
    { term: t("fields.kana"), detail: kana },
    { term: t("fields.nickname"), detail: nickname },
    { term: t("fields.phone"), detail: phone },
    { term: t("fields.guests"), detail: guests.map((guest) => guest.nickname).join(t("between")) },
    { term: t("fields.note"), detail: note },
  ];
  return (
    <div className="reserving-stale">
      <Callout tone="warning" title={t("current")}>
        <p>{t("currentBody")}</p>
        <FactList facts={facts.filter(({ detail }) => detail !== "")} />
      </Callout>
    </div>
  );
}

/**
 * Offers the waitlist when the hold has ended and the seats are gone. Placed after the form's own button, so that
 * Enter never presses this one.
 */
export function FullNotice({ title, seats }: { title: string; seats: number }) {
  const t = useTranslations("reserving.hold");
  const { id, errors } = useForm();
  if (errors["full"] === undefined) return null;
  return (
    <div className="reserving-full" id={fieldId(id, "full")} tabIndex={-1}>
      <Callout tone="warning">
        <p>{t("full", { name: title, count: seats })}</p>
        <Button type="submit" name="intent" value="wait" variant="line">
          {t("join")}
        </Button>
      </Callout>
    </div>
  );
}
