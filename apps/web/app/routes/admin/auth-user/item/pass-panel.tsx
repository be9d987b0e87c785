import { paymentMethods } from "@takujo/contracts/booking/money/money-form";
import type { PersonPasses } from "@takujo/contracts/generated/games/types.gen";
import { formatDay, formatMonthDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Tag } from "../../../../ui/action/tag.tsx";
import { FieldPair } from "../../../../ui/field/field.tsx";
import { SelectField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { useNewcomers } from "../../../../ui/form/use-newcomers.ts";

type PassPanelProps = {
  passes: PersonPasses;
  /** Staff cannot sell or give passes to themselves. */
  isSelf: boolean;
  idempotencyKey: string;
  refusals: { add: FormRefusal | undefined; end: FormRefusal | undefined };
};

/** Passes and stamps of the person; sells and gives passes, and takes them back. */
export function PassPanel({ passes: view, isSelf, idempotencyKey, refusals }: PassPanelProps) {
  const t = useTranslations("adminPass.person");
  const { passes, stampCard, kinds, evenings } = view;
  const added = useNewcomers(passes.map(({ id }) => id));
  const live = passes.filter(({ state }) => state === "valid" || state === "used");
  return (
    <section className="admin-box" aria-labelledby="pass-heading">
      <div className="admin-box-head">
        <h2 id="pass-heading">{t("heading")}</h2>
        {stampCard && <span>{t("stamps", stampCard)}</span>}
      </div>
      {passes.length === 0 ? (
        <p className="admin-note">{t("none")}</p>
      ) : (
        <ul className="user-entries">
          {passes.map((pass) => (
            <PassEntry key={pass.id} pass={pass} />
          ))}
        </ul>
      )}
      {kinds.length === 0 && <p className="admin-note">{t("noKinds")}</p>}
      {kinds.length > 0 && !isSelf && (
        <AddForm
          key={added}
          kinds={kinds}
          evenings={evenings}
          idempotencyKey={`${idempotencyKey}-add`}
          refusal={refusals.add}
        />
      )}
      {live.length > 0 && !isSelf && (
        <EndForm
          key={live.map(({ id }) => id).join()}
          passes={live}
          evenings={evenings}
          idempotencyKey={`${idempotencyKey}-end`}
          refusal={refusals.end}
        />
      )}
      <p className="user-pass-kinds">
        <Link to="/admin/pass">{t("toKinds")}</Link>
      </p>
    </section>
  );
}

type Pass = PersonPasses["passes"][number];

function PassEntry({ pass }: { pass: Pass }) {
  const t = useTranslations("adminPass.person");
  const locale = useLocale();
  const { name, state, origin, yen, reason, madeAt, madeBy, endReason } = pass;
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="meta">{useLeft()(pass)}</p>
        <p className="meta">
          {t(`origins.${origin}`, { price: formatYen(yen), reason })}{" "}
          {t("by", { day: formatMonthDay(madeAt, locale), name: madeBy })}
        </p>
        {endReason && <p className="meta">{t("ended", { reason: endReason })}</p>}
      </div>
      <Tag tone={state === "valid" ? "gold" : undefined}>{t(`states.${state}`)}</Tag>
    </li>
  );
}

function useLeft() {
  const t = useTranslations("adminPass.person");
  const locale = useLocale();
  return ({ left, visits, validUntil }: Pass) =>
    t("left", { left, visits, day: formatDay(new Date(Date.parse(validUntil) - 1), locale) });
}

type FormAttempt = { idempotencyKey: string; refusal: FormRefusal | undefined };

function AddForm({
  kinds,
  evenings,
  idempotencyKey,
  refusal,
}: Pick<PersonPasses, "kinds" | "evenings"> & FormAttempt) {
  const t = useTranslations("adminPass.person");
  return (
    <Form
      id="pass-add"
      words={useFormWords()}
      labels={{
        kindId: t("fields.kindId"),
        how: t("fields.how"),
        eventId: t("fields.eventId"),
        reason: t("fields.reason"),
      }}
      values={{ kindId: kinds[0]?.id ?? "", how: "cash", eventId: firstOf(evenings) }}
      refusal={refusal}
      idempotencyKey={idempotencyKey}
    >
      <h3>{t("sell")}</h3>
      <input type="hidden" name="intent" value="pass-add" />
      <FieldPair>
        <SelectField name="kindId" required>
          {kinds.map(({ id, name, visits, yen }) => (
            <option key={id} value={id}>
              {t("kind", { name, visits, price: formatYen(yen) })}
            </option>
          ))}
        </SelectField>
        <SelectField name="how" required>
          {paymentMethods.map((method) => (
            <option key={method} value={method}>
              {t(`methods.${method}`)}
            </option>
          ))}
          <option value="gift">{t("gift")}</option>
        </SelectField>
      </FieldPair>
      <SelectField name="eventId" hint={t("eventHint")}>
        <Evenings evenings={evenings} />
      </SelectField>
      <TextField name="reason" autoComplete="off" />
      <SubmitButton>{t("submit")}</SubmitButton>
    </Form>
  );
}

function EndForm({
  passes,
  evenings,
  idempotencyKey,
  refusal,
}: Pick<PersonPasses, "evenings"> & FormAttempt & { passes: Pass[] }) {
  const t = useTranslations("adminPass.person");
  const leftOf = useLeft();
  return (
    <details className="user-pass-end" open={refusal !== undefined}>
      <summary>{t("endHeading")}</summary>
      <p className="admin-note">{t("endLead")}</p>
      <Form
        id="pass-end"
        words={useFormWords()}
        labels={{
          passId: t("fields.passId"),
          endReason: t("fields.endReason"),
          refund: t("fields.refund"),
          method: t("fields.method"),
          eventId: t("fields.eventId"),
        }}
        values={{ passId: passes[0]?.id ?? "", method: "cash", eventId: firstOf(evenings) }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="intent" value="pass-end" />
        <SelectField name="passId" required>
          {passes.map((pass) => (
            <option key={pass.id} value={pass.id}>
              {`${pass.name} ${leftOf(pass)}`}
            </option>
          ))}
        </SelectField>
        <TextField name="endReason" autoComplete="off" required />
        <FieldPair>
          <TextField name="refund" type="number" hint={t("refundHint")} />
          <SelectField name="method">
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {t(`methods.${method}`)}
              </option>
            ))}
          </SelectField>
        </FieldPair>
        <SelectField name="eventId">
          <Evenings evenings={evenings} />
        </SelectField>
        <SubmitButton variant="danger">{t("end")}</SubmitButton>
      </Form>
    </details>
  );
}

/** The event that the person comes to, or the nearest. */
const firstOf = (evenings: PersonPasses["evenings"]) =>
  (evenings.find(({ isGuest }) => isGuest) ?? evenings[0])?.eventId ?? "";

function Evenings({ evenings }: Pick<PersonPasses, "evenings">) {
  const t = useTranslations("adminPass.person");
  const locale = useLocale();
  return (
    <>
      <option value="">—</option>
      {evenings.map(({ eventId, title, startsAt }) => (
        <option key={eventId} value={eventId}>
          {t("evening", { day: formatMonthDay(startsAt, locale), title })}
        </option>
      ))}
    </>
  );
}
