import type { PassKind } from "@takujo/contracts/generated/games/types.gen";
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
import { TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import { useNewcomers } from "../../../../ui/form/use-newcomers.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { StopForm } from "../stop-form.tsx";
import type { Route } from "./+types/page.ts";
import { changePassKinds, readPassKinds } from "./passes.server.ts";
import "../money.css";

export const loader = ({ context }: Route.LoaderArgs) => readPassKinds(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changePassKinds(request, context.get(visitContext));

export default function Passes({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, idempotencyKey } = loaderData;
  const t = useTranslations("adminPass");
  const money = useTranslations("adminMoney");
  const newSales = useNewcomers(kinds.filter(({ stamps }) => stamps === null).map(({ id }) => id));
  const hasCard = kinds.some(({ stamps, stoppedAt }) => stamps !== null && !stoppedAt);
  const refusalOf = (origin: Origin) =>
    actionData?.values["origin"] === origin ? actionData : undefined;
  return (
    <>
      <OutcomeNotice words={{ made: t("done.made"), stopped: t("done.stopped") }} />
      <AdminTrail to="/admin/money" parent={money("heading")}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note")} />
      <div className="admin-columns money-new">
        <NewKind
          key={newSales}
          origin="sale"
          idempotencyKey={`${idempotencyKey}-sale`}
          refusal={refusalOf("sale")}
        />
        {!hasCard && (
          <NewKind
            origin="stamps"
            idempotencyKey={`${idempotencyKey}-stamps`}
            refusal={refusalOf("stamps")}
          />
        )}
      </div>
      {kinds.length === 0 ? (
        <EmptyState kind="search" title={t("none.heading")}>
          {t("none.body")}
        </EmptyState>
      ) : (
        <DataTable caption={t("caption")} cards>
          <thead>
            <tr>
              {(["name", "gives", "price", "days", "passes", "state"] as const).map((column) => (
                <ColumnHead key={column}>{t(`columns.${column}`)}</ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <Row key={kind.id} kind={kind} />
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  );
}

type Origin = "sale" | "stamps";

type NewKindProps = {
  origin: Origin;
  idempotencyKey: string;
  refusal: Route.ComponentProps["actionData"];
};

function NewKind({ origin, idempotencyKey, refusal }: NewKindProps) {
  const t = useTranslations("adminPass");
  const isSale = origin === "sale";
  const headingId = `new-${origin}`;
  return (
    <section className="admin-box" aria-labelledby={headingId}>
      <div className="admin-box-head">
        <h2 id={headingId}>{t(`new.${origin}.heading`)}</h2>
      </div>
      <p className="admin-note">{t(`new.${origin}.lead`)}</p>
      <Form
        id={`pass-${origin}`}
        words={useFormWords()}
        labels={{
          ja: t("fields.ja"),
          en: t("fields.en"),
          visits: t("fields.visits"),
          yen: t("fields.yen"),
          stamps: t("fields.stamps"),
          days: t("fields.days"),
          mostYen: t("fields.mostYen"),
        }}
        values={{ days: isSale ? "180" : "90", stamps: "10" }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="origin" value={origin} />
        <FieldPair>
          <TextField name="ja" autoComplete="off" required />
          <TextField name="en" autoComplete="off" required />
        </FieldPair>
        {isSale ? (
          <FieldPair>
            <TextField name="visits" type="number" required />
            <TextField name="yen" type="number" required />
          </FieldPair>
        ) : (
          <TextField name="stamps" type="number" hint={t("hints.stamps")} required />
        )}
        <FieldPair>
          <TextField name="days" type="number" hint={t("hints.days")} required />
          <TextField name="mostYen" type="number" hint={t("hints.mostYen")} />
        </FieldPair>
        <SubmitButton>{t(`new.${origin}.submit`)}</SubmitButton>
      </Form>
    </section>
  );
}

function Row({ kind }: { kind: PassKind }) {
  const t = useTranslations("adminPass");
  const locale = useLocale();
  const { visits, yen, days, mostYen, stamps, passes, stoppedAt } = kind;
  const name = locale === "en" ? kind.en : kind.ja;
  return (
    <tr>
      <td className="money-name">
        <b>{name}</b>
        {mostYen !== null && <small>{t("mostYen", { price: formatYen(mostYen) })}</small>}
      </td>
      <td data-label={t("columns.gives")}>
        {stamps === null ? t("gives.sale", { visits }) : t("gives.stamps", { stamps })}
      </td>
      <td className="num" data-label={t("columns.price")}>
        {stamps === null ? formatYen(yen) : "—"}
      </td>
      <td data-label={t("columns.days")}>{t("days", { days })}</td>
      <td className="num" data-label={t("columns.passes")}>
        {passes}
      </td>
      <td data-label={t("columns.state")}>
        {stoppedAt ? (
          <Tag>{t("stopped")}</Tag>
        ) : (
          <StopForm name="kindId" value={kind.id} label={t("stopKind", { name })}>
            {t("stop")}
          </StopForm>
        )}
      </td>
    </tr>
  );
}
