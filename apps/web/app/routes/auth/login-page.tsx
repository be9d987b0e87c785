import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { visitContext } from "../../shell/visit.ts";
import { artUrl } from "../../ui/art-url.ts";
import { Callout } from "../../ui/callout.tsx";
import { keepForm } from "../../ui/form/keep-form.ts";
import { Ground } from "../../ui/ground.tsx";
import type { Route } from "./+types/login-page.ts";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { destinationOf, receiveLogin } from "./server-login.ts";
import { readPendingCode } from "./server-pending-code.ts";
import "./login.css";

export const loader = ({ request, url, context }: Route.LoaderArgs) => ({
  pending: readPendingCode(request),
  destination: destinationOf(url, context.get(visitContext)),
});

export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveLogin(request, url, context.get(visitContext));

export const clientAction = keepForm;

export default function Login({ loaderData: { pending, destination } }: Route.ComponentProps) {
  const t = useTranslations("login");
  const refusal = useActionData<typeof action>();
  return (
    <main id="main" className="login">
      <div className="login-side on-cloth">
        <Ground pattern="seigaiha" size={92} />
        <svg viewBox="0 0 640 860" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
          <use href={`${artUrl.scene("noren")}#art`} />
        </svg>
      </div>
      <div className="login-main">
        <div className="login-box">
          {pending ? <CodeStep {...pending} refusal={refusal} /> : <EmailStep refusal={refusal} />}
          <PasskeySignIn destination={destination} />
          <Callout>{t("firstTime")}</Callout>
        </div>
      </div>
    </main>
  );
}
