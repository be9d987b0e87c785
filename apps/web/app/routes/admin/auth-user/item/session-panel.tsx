import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { ColumnHead, DataTable } from "../../../../ui/data/data-table.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { LogOut } from "../../../../ui/generated/icons.ts";
import type { UserView } from "../present-user.server.ts";
import { userPath } from "../user-view.ts";
import type { SessionView } from "./item.server.ts";

type SessionPanelProps = {
  user: UserView;
  sessions: SessionView[];
  refusal: FormRefusal | undefined;
};

export function SessionPanel({ user, sessions, refusal }: SessionPanelProps) {
  const t = useTranslations("adminUser.sessions");
  const mayEnd = !user.isSelf;
  return (
    <section className="admin-box user-sessions" aria-labelledby="sessions-heading">
      <div className="admin-box-head">
        <h2 id="sessions-heading">{t("heading")}</h2>
        {mayEnd && sessions.length > 0 && (
          <ButtonLink
            to={userPath(user.id, "end-sessions")}
            variant="quiet-danger"
            icon={<LogOut />}
            preventScrollReset
          >
            {t("endAll")}
          </ButtonLink>
        )}
      </div>
      {sessions.length === 0 ? (
        <p className="admin-note">{t("none")}</p>
      ) : (
        <DataTable caption={t("caption")} cards>
          <thead>
            <tr>
              <ColumnHead>{t("columns.device")}</ColumnHead>
              <ColumnHead>{t("columns.address")}</ColumnHead>
              <ColumnHead>{t("columns.used")}</ColumnHead>
              {mayEnd && <ColumnHead actions>{t("columns.end")}</ColumnHead>}
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                mayEnd={mayEnd}
                refusal={refusal?.values["session"] === session.id ? refusal : undefined}
              />
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
}

type SessionRowProps = {
  session: SessionView;
  mayEnd: boolean;
  refusal: FormRefusal | undefined;
};

function SessionRow({ session, mayEnd, refusal }: SessionRowProps) {
  const t = useTranslations("adminUser.sessions");
  const { id, device, address, usedAt, isImpersonated } = session;
  const { system, browser } = device;
  const name =
    system && browser
      ? t("device", { system, browser })
      : (system ?? browser ?? t("unknownDevice"));
  const words = useFormWords();
  return (
    <tr>
      <td>
        <b>{name}</b>
        {isImpersonated && <small>{t("impersonated")}</small>}
      </td>
      <td className="num" data-label={t("columns.address")}>
        {address ?? "–"}
      </td>
      <td className="num" data-label={t("columns.used")}>
        <FigureDate date={usedAt} /> {clock(usedAt)}
      </td>
      {mayEnd && (
        <td className="data-table-actions">
          <Form id={`session-${id}`} words={words} labels={{}} refusal={refusal}>
            <input type="hidden" name="intent" value="session" />
            <input type="hidden" name="session" value={id} />
            <SubmitButton variant="quiet">
              <span aria-hidden="true">{t("end")}</span>
              <span className="visually-hidden">{t("endOf", { device: name })}</span>
            </SubmitButton>
          </Form>
        </td>
      )}
    </tr>
  );
}
