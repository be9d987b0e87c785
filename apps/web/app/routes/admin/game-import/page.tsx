import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { ColumnHead, DataTable } from "../../../ui/data/data-table.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Upload } from "../../../ui/generated/admin-icons.ts";
import { AdminHead, AdminTrail } from "../admin-head.tsx";
import type { Route } from "./+types/page.ts";
import { type ImportView, importFromForm, readImportPage } from "./import.server.ts";
import "./game-import.css";

export const loader = ({ context }: Route.LoaderArgs) => readImportPage(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  importFromForm(request, context.get(visitContext));

export default function GameImport({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("adminGameImport");
  const content = useTranslations("adminContent");
  return (
    <>
      <OutcomeNotice words={{ imported: t("done.imported") }} />
      <AdminTrail to="/admin/content/board-game" parent={content("kinds.board-game")}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note")} />
      {actionData?.error && (
        <div role="alert">
          <Callout tone="danger">{actionData.error}</Callout>
        </div>
      )}
      {actionData?.preview ? (
        <Preview preview={actionData.preview} />
      ) : (
        <>
          <FileForm />
          {loaderData.byName && <NameForm />}
        </>
      )}
    </>
  );
}

/** Sent as a normal page load, so that it works the same without scripts. */
function FileForm() {
  const t = useTranslations("adminGameImport");
  return (
    <Form method="post" encType="multipart/form-data" reloadDocument className="game-import-form">
      <p>{t("how")}</p>
      <TextInput
        id="import-file"
        name="file"
        type="file"
        className="input-file"
        label={t("file")}
        hint={t("fileHint")}
        accept=".csv,text/csv"
        required
      />
      <Button type="submit" name="intent" value="preview" icon={<Upload />}>
        {t("preview")}
      </Button>
    </Form>
  );
}

/** Only where the site may ask BoardGameGeek. */
function NameForm() {
  const t = useTranslations("adminGameImport");
  return (
    <Form method="post" reloadDocument className="game-import-form">
      <TextInput
        id="import-name"
        name="username"
        label={t("username")}
        hint={t("usernameHint")}
        maxLength={40}
        autoComplete="off"
        required
      />
      <Button type="submit" name="intent" value="name" variant="line">
        {t("preview")}
      </Button>
    </Form>
  );
}

function Preview({ preview: { added, changed, same, skipped } }: { preview: ImportView }) {
  const t = useTranslations("adminGameImport");
  const isEmpty = added.length + changed.length === 0;
  return (
    <Form method="post" reloadDocument className="game-import-form">
      <p role="status">
        {isEmpty
          ? t("nothing")
          : t("found", { added: added.length, changed: changed.length, same })}
      </p>
      {added.length > 0 && <Rows caption={t("added")} rows={added} arePicked />}
      {/* The organizer may know the games better than a poll, so these are taken only when chosen. */}
      {changed.length > 0 && <Rows caption={t("changed")} rows={changed} />}
      {skipped.length > 0 && (
        <details>
          <summary>{t("skipped", { count: skipped.length })}</summary>
          <ul className="game-import-skipped">
            {skipped.map(({ key, name, reason }) => (
              <li key={key}>
                {name} <span className="muted">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!isEmpty && (
        <Button type="submit" name="intent" value="import">
          {t("apply")}
        </Button>
      )}
    </Form>
  );
}

type RowsProps = { caption: string; rows: ImportView["added"]; arePicked?: boolean };

function Rows({ caption, rows, arePicked }: RowsProps) {
  const t = useTranslations("adminGameImport");
  return (
    <section className="game-import-rows">
      <h2>{caption}</h2>
      <DataTable caption={caption} cards>
        <thead>
          <tr>
            {(["pick", "name", "facts"] as const).map((column) => (
              <ColumnHead key={column}>{t(column)}</ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bggId, name, value, facts }) => (
            <tr key={bggId}>
              <td data-label={t("pick")}>
                <input
                  type="checkbox"
                  name="row"
                  value={value}
                  defaultChecked={arePicked}
                  aria-label={t("pickGame", { name })}
                />
              </td>
              <td data-label={t("name")}>{name}</td>
              <td data-label={t("facts")}>
                <ul>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
