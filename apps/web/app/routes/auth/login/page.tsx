import type { LineRefusal } from "@takujo/contracts/account/line-outcome";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Mail } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import type { Route } from "./+types/page.ts";
import { CodeStep } from "./code-step.tsx";
import { destinationOf, type WantedPage, wantedPageOf } from "./destination.server.ts";
import { readLineStep } from "./line.server.ts";
import { type LoginRefusal, receiveLogin } from "./login.server.ts";
import { addressWithHash, lineIntent, withoutLineIntent } from "./login-form.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { readPendingCode } from "./pending-code.server.ts";
import { refusalText } from "./refusal-text.tsx";
import "./login.css";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [pending, wanted] = await Promise.all([
    readPendingCode(request, visit),
    wantedPageOf(url, visit),
  ]);
  return {
    pending,
    destination: destinationOf(url, visit),
    wanted,
    line: readLineStep(request, url, visit),
  };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveLogin(request, url, context.get(visitContext));

/** Browsers carry the hash through the redirect to the login page; it belongs to the wanted page. */
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

export default function Login({ loaderData }: Route.ComponentProps) {
  const { pending, destination, wanted, line } = loaderData;
  const afterLine = line?.isFinishing ?? false;
  const t = useTranslations("login");
  const refusal = useActionAnswer<typeof action>();
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
          {wanted && <ReturnNote wanted={wanted} />}
          {line?.refusal && <LineRefused refusal={line.refusal} />}
          {pending ? (
            <CodeStep pending={pending} refusal={refusal} afterLine={afterLine} />
          ) : (
            <EmailStep refusal={refusal} afterLine={afterLine} />
          )}
          {afterLine ? <WithoutLine /> : <PasskeySignIn destination={destination} />}
          {line && !afterLine && <LineSignIn />}
          <Callout>{t("firstTime")}</Callout>
        </div>
      </div>
    </main>
  );
}

/** Messages for account pages are shown there. */
const refusals = ["denied", "away", "unproven", "banned", "staff", "busy"] as const;

function LineRefused({ refusal }: { refusal: LineRefusal }) {
  const t = useTranslations("login.line.refusal");
  const known = refusals.find((one) => one === refusal) ?? "expired";
  return (
    <div role="alert" className="login-line-refusal">
      <Callout tone="warning">{t(known)}</Callout>
    </div>
  );
}

/** Reassures people that their work is not lost. */
function ReturnNote({ wanted: { title, event } }: { wanted: WantedPage }) {
  const t = useTranslations();
  const page = t(`titles.${title}`);
  return (
    <p className="login-return">
      {event ? t("login.returnToEvent", { event, page }) : t("login.returnTo", { page })}
    </p>
  );
}

type EmailStepProps = {
  refusal: LoginRefusal | undefined;
  /** LINE has said who it is, and the address is still missing. */
  afterLine: boolean;
};

function EmailStep({ refusal, afterLine }: EmailStepProps) {
  const t = useTranslations("login");
  const error = refusalText(refusal);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector("input")?.focus();
  }, [refusal]);
  return (
    <>
      <h1>{afterLine ? t("line.finish.heading") : t("email.heading")}</h1>
      <p className="login-lead">{afterLine ? t("line.finish.lead") : t("email.lead")}</p>
      <Form method="post" noValidate ref={form}>
        <TextInput
          id="login-email"
          name="email"
          type="email"
          label={t("email.label")}
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={t("email.example")}
          defaultValue={String(refusal?.values["email"] ?? "")}
          error={error}
          aria-required
        />
        <Button
          type="submit"
          formAction={addressWithHash}
          size="large"
          wide
          icon={<Mail />}
          loading={useNavigation().formMethod === "POST"}
        >
          {t("email.send")}
        </Button>
      </Form>
    </>
  );
}

/** Below the code and the passkey. A plain form, which works without scripts. */
function LineSignIn() {
  const t = useTranslations("login.line");
  return (
    <Form method="post" className="login-line">
      <Button
        type="submit"
        name="intent"
        value={lineIntent}
        variant="line"
        size="large"
        wide
        loading={useNavigation().formData?.get("intent") === lineIntent}
      >
        {t("signIn")}
      </Button>
    </Form>
  );
}

/** For another person at this device, or a change of mind. */
function WithoutLine() {
  const t = useTranslations("login.line.finish");
  return (
    <Form method="post" className="login-line">
      <button type="submit" name="intent" value={withoutLineIntent} className="login-tool">
        {t("without")}
      </button>
    </Form>
  );
}
