import type { PriceCode } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDay, formatWeekdayDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { Tag } from "../../../../ui/action/tag.tsx";
import { ColumnHead, DataTable } from "../../../../ui/data/data-table.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { FieldPair } from "../../../../ui/field/field.tsx";
import { DateField, SelectField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import { useNewcomers } from "../../../../ui/form/use-newcomers.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { StopForm } from "../stop-form.tsx";
import type { Route } from "./+types/page.ts";
import { changePriceCodes, readPriceCodes } from "./price-codes.server.ts";
import "../money.css";

export const loader = ({ context }: Route.LoaderArgs) => readPriceCodes(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changePriceCodes(request, context.get(visitContext));

export default function PriceCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { codes, now } = loaderData;
  const t = useTranslations("adminPriceCode");
  const money = useTranslations("adminMoney");
  return (
    <>
      <OutcomeNotice words={{ made: t("done.made"), stopped: t("done.stopped") }} />
      <AdminTrail to="/admin/money" parent={money("heading")}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note")} />
      <NewCode {...loaderData} key={useNewcomers(codes.map(({ id }) => id))} refusal={actionData} />
      {codes.length === 0 ? (
        <EmptyState kind="search" title={t("none.heading")}>
          {t("none.body")}
        </EmptyState>
      ) : (
        <DataTable caption={t("caption")} cards>
          <thead>
            <tr>
              {(["code", "off", "for", "valid", "uses", "state"] as const).map((column) => (
                <ColumnHead key={column}>{t(`columns.${column}`)}</ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <Row key={code.id} code={code} now={now} />
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  );
}

type NewCodeProps = Pick<
  Route.ComponentProps["loaderData"],
  "events" | "today" | "idempotencyKey"
> & { refusal: Route.ComponentProps["actionData"] };

function NewCode({ events, today, idempotencyKey, refusal }: NewCodeProps) {
  const t = useTranslations("adminPriceCode");
  const locale = useLocale();
  return (
    <section className="admin-box money-new" aria-labelledby="new-code">
      <div className="admin-box-head">
        <h2 id="new-code">{t("new.heading")}</h2>
      </div>
      <Form
        id="new-price-code"
        words={useFormWords()}
        labels={{
          code: t("fields.code"),
          note: t("fields.note"),
          amount: t("fields.amount"),
          unit: t("fields.unit"),
          eventSlug: t("fields.event"),
          from: t("fields.from"),
          until: t("fields.until"),
          mostUses: t("fields.mostUses"),
          mostPerPerson: t("fields.mostPerPerson"),
        }}
        values={{ unit: "yen", from: today, until: today, mostPerPerson: "1" }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
      >
        <FieldPair>
          <TextField name="code" hint={t("hints.code")} autoComplete="off" required />
          <SelectField name="eventSlug">
            <option value="">{t("allEvents")}</option>
            {events.map(({ slug, title, startsAt }) => (
              <option key={slug} value={slug}>
                {`${formatMonthDay(startsAt, locale)} ${title}`}
              </option>
            ))}
          </SelectField>
        </FieldPair>
        <FieldPair>
          <TextField name="amount" type="number" required />
          <SelectField name="unit" required>
            <option value="yen">{t("units.yen")}</option>
            <option value="percent">{t("units.percent")}</option>
          </SelectField>
        </FieldPair>
        <FieldPair>
          <DateField name="from" required />
          <DateField name="until" required />
        </FieldPair>
        <FieldPair>
          <TextField name="mostUses" type="number" hint={t("hints.most")} />
          <TextField name="mostPerPerson" type="number" hint={t("hints.most")} />
        </FieldPair>
        <TextField name="note" hint={t("hints.note")} autoComplete="off" />
        <SubmitButton>{t("new.submit")}</SubmitButton>
      </Form>
    </section>
  );
}

function Row({ code, now }: { code: PriceCode; now: number }) {
  const t = useTranslations("adminPriceCode");
  const locale = useLocale();
  const { yen, percent, event, validFrom, validUntil, uses, mostUses, stoppedAt, note } = code;
  const isOver = stoppedAt !== null || Date.parse(validUntil) <= now;
  const last = new Date(Date.parse(validUntil) - 1);
  return (
    <tr>
      <td className="money-name">
        <b className="num">{code.code}</b>
        {note && <small>{note}</small>}
      </td>
      <td data-label={t("columns.off")}>
        {yen > 0 ? t("off.yen", { sum: formatYen(yen) }) : t("off.percent", { percent })}
      </td>
      <td data-label={t("columns.for")}>{event?.title ?? t("allEvents")}</td>
      <td data-label={t("columns.valid")}>
        {t("valid", {
          from: formatWeekdayDay(validFrom, locale),
          until: formatWeekdayDay(last, locale),
        })}
      </td>
      <td className="num" data-label={t("columns.uses")}>
        {mostUses === null ? uses : t("usesOf", { uses, max: mostUses })}
      </td>
      <td data-label={t("columns.state")}>
        {isOver ? (
          <Tag>{t(stoppedAt ? "stopped" : "over")}</Tag>
        ) : (
          <StopForm name="codeId" value={code.id} label={t("stopCode", { code: code.code })}>
            {t("stop")}
          </StopForm>
        )}
      </td>
    </tr>
  );
}
