import type { AdminReservationRow } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { DateField, TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { Ban } from "../../../../ui/generated/icons.ts";
import { itemPath } from "../../reservation/item-path.ts";
import { reasonLimit } from "../form-schemas.ts";
import type { BanView } from "./item.server.ts";

type BanPanelProps = {
  ban: BanView | null;
  /** Reservations that a ban leaves as they are. */
  upcoming: AdminReservationRow[];
  /** The first day on which a ban can end. */
  tomorrow: string;
  refusal: FormRefusal | undefined;
};

export function BanPanel({ ban, upcoming, tomorrow, refusal }: BanPanelProps) {
  const t = useTranslations("adminUser.ban");
  return (
    <section className="admin-box" aria-labelledby="ban-heading">
      <div className="admin-box-head">
        <h2 id="ban-heading">{t("heading")}</h2>
      </div>
      {ban ? (
        <Lift ban={ban} refusal={refusal} />
      ) : (
        <Start upcoming={upcoming} tomorrow={tomorrow} refusal={refusal} />
      )}
    </section>
  );
}

function Start({ upcoming, tomorrow, refusal }: Omit<BanPanelProps, "ban">) {
  const t = useTranslations("adminUser.ban");
  return (
    <Form
      id="ban"
      words={useFormWords()}
      labels={{ until: t("until"), reason: t("reason") }}
      refusal={refusal}
    >
      <p className="admin-note user-box-lead">{t("lead")}</p>
      {upcoming.length > 0 && <Upcoming reservations={upcoming} />}
      <input type="hidden" name="intent" value="ban" />
      <DateField name="until" min={tomorrow} hint={t("untilHint")} />
      <TextareaField name="reason" rows={2} limit={reasonLimit} required />
      <SubmitButton variant="danger" icon={<Ban />}>
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}

function Upcoming({ reservations }: { reservations: AdminReservationRow[] }) {
  const t = useTranslations("adminUser.ban");
  return (
    <div className="user-box-lead">
      <Callout tone="warning">
        {t("upcoming", { count: reservations.length })}
        <ul className="user-upcoming">
          {reservations.map(({ id, event, session }) => (
            <li key={id}>
              <FigureDate date={session.startsAt} />{" "}
              <Link to={itemPath(id)} lang={event.locale}>
                {event.title}
              </Link>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}

/** The auth service counts a ban's seconds from its own clock, so it ends moments after the intended midnight. */
const oneMinute = 60_000;

function Lift({ ban, refusal }: { ban: BanView; refusal: FormRefusal | undefined }) {
  const t = useTranslations("adminUser.ban");
  const { until, reason } = ban;
  return (
    <Form id="unban" words={useFormWords()} labels={{}} refusal={refusal}>
      <p>
        <b>{t("current")}</b>{" "}
        {until
          ? // The stored end is the first moment of the following day.
            t.rich("endsOn", {
              day: () => (
                <FigureDate date={new Date(Date.parse(until) - oneMinute).toISOString()} />
              ),
            })
          : t("endless")}
      </p>
      {reason && <p className="admin-note user-box-lead">{t("because", { reason })}</p>}
      <input type="hidden" name="intent" value="unban" />
      <SubmitButton variant="line">{t("lift")}</SubmitButton>
    </Form>
  );
}
