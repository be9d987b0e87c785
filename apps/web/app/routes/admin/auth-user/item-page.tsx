import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/callout.tsx";
import { keepForm } from "../../../ui/form/keep-form.ts";
import { AdminFrame } from "../admin-frame.tsx";
import type { Route } from "./+types/item-page.ts";
import { BanBox } from "./ban-box.tsx";
import { useDeedWords } from "./deeds.ts";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";
import { ImpersonationDialog } from "./impersonation-dialog.tsx";
import { RemovalBox } from "./removal-box.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { RoleBox } from "./role-box.tsx";
import { changeUser } from "./server-change-user.ts";
import { readUser } from "./server-item.ts";
import { SessionBox } from "./session-box.tsx";
import { Trail } from "./trail.tsx";
import { UserHead } from "./user-head.tsx";
import { nameOf } from "./user-view.ts";
import "./item-page.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readUser(params.userId, context.get(visitContext), url.searchParams.get("ask"));

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeUser({ request, visit: context.get(visitContext), userId: params.userId });

export const clientAction = keepForm;

export default function UserItem({ loaderData }: Route.ComponentProps) {
  const { admin, user, ban, sessions, question } = loaderData;
  const t = useTranslations("adminUser.item");
  const refused = useActionData<typeof action>();
  /** Without JavaScript, a form learns of its refusal with the page. */
  const refusalOf = (intent: string) =>
    refused?.values["intent"] === intent ? refused : undefined;
  return (
    <AdminFrame admin={admin} done={useDeedWords()}>
      <Trail>{nameOf(user)}</Trail>
      <UserHead user={user} />
      {user.isSelf && (
        <div className="user-self">
          <Callout>{t("self")}</Callout>
        </div>
      )}
      {/* Another person is another page, with nothing typed yet. */}
      <div className="admin-columns" key={user.id}>
        <SessionBox user={user} sessions={sessions} refusal={refusalOf("session")} />
        {!user.isSelf && (
          <div className="admin-column">
            <RoleBox key={user.roles.join()} user={user} refusal={refusalOf("role")} />
            <BanBox
              key={String(user.isBanned)}
              ban={ban}
              tomorrow={loaderData.tomorrow}
              refusal={refusalOf("ban") ?? refusalOf("unban")}
            />
            <RemovalBox user={user} />
          </div>
        )}
      </div>
      {question === "impersonate" && (
        <ImpersonationDialog user={user} refusal={refusalOf("impersonate")} />
      )}
      {question === "end-sessions" && (
        <EndSessionsDialog user={user} refusal={refusalOf("end-sessions")} />
      )}
      {question === "remove" && <RemovalDialog user={user} refusal={refusalOf("remove")} />}
    </AdminFrame>
  );
}
