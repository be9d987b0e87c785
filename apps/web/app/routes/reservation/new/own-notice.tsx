import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import type { OwnReservation } from "./own-reservation.server.ts";

/** Seats that the visitor already holds at the same hours prevent a further reservation. */
export function OwnNotice({ own, slug }: { own: OwnReservation; slug: string }) {
  const t = useTranslations("reserving.own");
  const event = useTranslations("event");
  const { held, reserved, waiting } = own;
  const nameOf = ({ letter, name }: { letter: string; name: string }) =>
    letter ? event("tableOnly", { letter }) : name;
  if (held) {
    const name = nameOf(held);
    return (
      <div className="reserving-own">
        <Callout>
          <p>{t("held", { name, count: held.seats, time: held.until })}</p>
          <Form method="post" className="reserving-own-actions">
            <ButtonLink to={`/event/${slug}/reservation/${held.id}/edit`} size="small">
              {t("resume")}
            </ButtonLink>
            <input type="hidden" name="id" value={held.id} />
            <Button type="submit" name="intent" value="release" size="small" variant="line">
              {t("release")}
            </Button>
          </Form>
        </Callout>
      </div>
    );
  }
  if (waiting) {
    const { id, isOffered } = waiting;
    return (
      <div className="reserving-own">
        <Callout>
          {t(isOffered ? "offered" : "waiting", { name: nameOf(waiting) })}{" "}
          <Link to={`/user/reservation/${id}/${isOffered ? "offer" : "detail"}`}>
            {t("detail")}
          </Link>
        </Callout>
      </div>
    );
  }
  if (!reserved) return null;
  return (
    <div className="reserving-own">
      <Callout>
        {t("reserved")} <Link to={`/user/reservation/${reserved}/detail`}>{t("detail")}</Link>
      </Callout>
    </div>
  );
}
