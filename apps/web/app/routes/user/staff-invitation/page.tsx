import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { FactList, Panel } from "../../../ui/layout/panel.tsx";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { type InvitationPage, readInvitationPage, receiveAcceptance } from "./invitation.server.ts";
import "./staff-invitation.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readInvitationPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveAcceptance(request, context.get(visitContext));

export default function StaffInvitation({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations("staffInvitation");
  const refusal = useActionAnswer<typeof action>();
  return (
    <>
      <AccountHead title={t(`${page.state}.heading`)} lead={<Lead page={page} />} />
      {refusal && (
        <div role="alert">
          <Callout tone="danger">{refusal.refused}</Callout>
        </div>
      )}
      {page.state === "open" ? (
        <Offer page={page} />
      ) : (
        <p className="invitation-ways">
          {page.state === "done" ? (
            <ButtonLink to="/admin">{t("done.action")}</ButtonLink>
          ) : (
            <ButtonLink to="/user" variant="line">
              {t("home")}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

function Lead({ page }: { page: InvitationPage }) {
  const t = useTranslations("staffInvitation");
  if (page.state === "other") return t("other.lead", { email: page.email });
  if (page.state !== "open") return t(`${page.state}.lead`);
  return page.invitedBy ? t("open.lead", { by: page.invitedBy }) : t("open.leadUnnamed");
}

function Offer({ page }: { page: Extract<InvitationPage, { state: "open" }> }) {
  const t = useTranslations("staffInvitation.open");
  const role = useTranslations("staffRole");
  const isPending = useNavigation().state !== "idle";
  const { token, email, roles, isByEvent, events } = page;
  return (
    <Panel>
      <FactList
        facts={[
          {
            term: t("roles"),
            detail: (
              <ul className="invitation-list">
                {roles.map((name) => (
                  <li key={name}>
                    <b>{role(`names.${name}`)}</b> <small>{role(`notes.${name}`)}</small>
                  </li>
                ))}
              </ul>
            ),
          },
          ...(isByEvent
            ? [
                {
                  term: t("where"),
                  detail: events ? (
                    <ul className="invitation-list">
                      {events.map(({ id, title, day }) => (
                        <li key={id}>
                          {title || role("untitled")} <small>{day}</small>
                        </li>
                      ))}
                    </ul>
                  ) : (
                    role("allEvents")
                  ),
                },
              ]
            : []),
          { term: t("account"), detail: email },
        ]}
      />
      <Form method="post" className="invitation-ways">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" loading={isPending}>
          {t("accept")}
        </Button>
        <ButtonLink to="/user" variant="line">
          {t("later")}
        </ButtonLink>
      </Form>
    </Panel>
  );
}
