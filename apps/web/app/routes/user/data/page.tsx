import { useTranslations } from "@takujo/i18n/react";
import { data, Form, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { splitLocale } from "../../../shell/routing/locale-path.ts";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Download } from "../../../ui/generated/icons.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { anewIntent } from "../anew-intent.ts";
import { signInAnew } from "../sign-in-anew.server.ts";
import { SignInAnew } from "../sign-in-anew.tsx";
import type { Route } from "./+types/page.ts";
import { type ExportRefusal, isExportRefusal } from "./export-refusal.ts";
import { leave } from "./leave.server.ts";
import { LeaveForm } from "./leave-form.tsx";
import "./data.css";
import { readForm } from "../../../shell/form/read-form.server.ts";

export { record as handle } from "./record.ts";

export function loader({ url }: Route.LoaderArgs) {
  const refused = url.searchParams.get("refused");
  return { exportRefusal: isExportRefusal(refused) ? refused : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === anewIntent) return signInAnew(visit, "/user/data");
  if (intent === "leave") return leave(String(form.get("word") ?? ""), visit);
  throw data(null, { status: 400 });
}

/** The form itself navigates home, after showing a message. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get("location") : null;
    if (to !== null && splitLocale(to).path === "/") return { left: true as const };
    throw thrown;
  }
}

/** Revalidating after the deletion would redirect to the login page. */
export const shouldRevalidate = ({ actionResult, ...change }: ShouldRevalidateFunctionArgs) =>
  actionResult?.left ? false : change.defaultShouldRevalidate;

const deleted = ["profile", "addresses", "passkeys", "inquiries"] as const;

export default function AccountData({ loaderData: { exportRefusal } }: Route.ComponentProps) {
  const t = useTranslations("accountData");
  const answer = useActionData<typeof action>();
  return (
    <AccountFrame title={t("heading")} lead={t("lead")}>
      <ExportPart refusal={exportRefusal} />
      <section className="account-section data-part" aria-labelledby="leave">
        <h2 className="account-subhead" id="leave">
          {t("leave.heading")}
        </h2>
        <Panel>
          <p>{t("leave.body")}</p>
          <ul>
            {deleted.map((name) => (
              <li key={name}>{t(`leave.deleted.${name}`)}</li>
            ))}
          </ul>
          <p>{t("leave.before")}</p>
          <LeaveForm refused={answer?.refused} />
        </Panel>
      </section>
    </AccountFrame>
  );
}

function ExportPart({ refusal }: { refusal: ExportRefusal | null }) {
  const t = useTranslations("accountData.export");
  return (
    <section className="account-section data-part" aria-labelledby="export">
      <h2 className="account-subhead" id="export">
        {t("heading")}
      </h2>
      <Panel>
        {refusal && (
          <div role="alert">
            {refusal === "notFresh" ? (
              <SignInAnew />
            ) : (
              <Callout tone="danger">{t(`refused.${refusal}`)}</Callout>
            )}
          </div>
        )}
        <p>{t("body")}</p>
        {/* The browser downloads the response and stays on the page. */}
        <Form method="post" action="/user/data/export" reloadDocument>
          <Button type="submit" variant="line" icon={<Download />}>
            {t("download")}
          </Button>
        </Form>
      </Panel>
    </section>
  );
}
