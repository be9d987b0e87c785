import { useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { useActionData, useLocation, useNavigate } from "react-router";
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

export function loader({ request, url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { pending: readPendingCode(request, visit), destination: destinationOf(url, visit) };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveLogin(request, url, context.get(visitContext));

export const clientAction = keepForm;

/** Browsers keep the hash of a page that leads to the login. It belongs to the page that was wanted. */
function useWantedHash(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const wanted = query.get("redirect");
    if (!hash || !wanted || wanted.includes("#")) return;
    query.set("redirect", wanted + hash);
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
  }, [search, hash, navigate]);
}

export default function Login({ loaderData: { pending, destination } }: Route.ComponentProps) {
  const t = useTranslations("login");
  const refusal = useActionData<typeof action>();
  useWantedHash();
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
