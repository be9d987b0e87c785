import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import type { Route } from "./+types/page.ts";
import { type Landing, pressButton, withoutToken } from "./landing.server.ts";
import "./changed-email.css";

/** Changes nothing, because mail scanners open links. */
export function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  return { token, landing: token ? null : withoutToken(context.get(visitContext)) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  pressButton(request, context.get(visitContext));

export default function ChangedEmail({ loaderData: { token, landing } }: Route.ComponentProps) {
  const answer = useActionAnswer<Landing>() ?? landing;
  return (
    <main id="main" className="changed-email on-cloth">
      <Ground pattern="seigaiha" size={92} />
      <div className="changed-email-box">
        <img
          src={artUrl.piece(answer?.step === "changed" ? "banzai" : "tabito", "#E2492A")}
          alt=""
          width={104}
          height={112}
        />
        {answer ? <Outcome landing={answer} /> : <Question token={token ?? ""} />}
      </div>
    </main>
  );
}

function Question({ token }: { token: string }) {
  const t = useTranslations("emailChange.landing");
  const isPending = useNavigation().state !== "idle";
  return (
    <Words heading={t("ask.heading")} text={t("ask.text")}>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" wide loading={isPending}>
          {t("ask.action")}
        </Button>
      </Form>
    </Words>
  );
}

function Outcome({ landing }: { landing: Landing }) {
  const t = useTranslations("emailChange.landing");
  if (landing.step === "refused") {
    return (
      <Words
        heading={t("refused.heading")}
        text={
          <>
            {landing.sentence} <small className="num">({landing.code})</small>
          </>
        }
      >
        <ButtonLink to="/user/email" size="large" wide>
          {t("again")}
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t("home")}
        </ButtonLink>
      </Words>
    );
  }
  return (
    <Words heading={t(`${landing.step}.heading`)} text={t(`${landing.step}.text`)}>
      <ButtonLink to="/user" size="large" wide>
        {t("account")}
      </ButtonLink>
      <p className="meta">{t("close")}</p>
    </Words>
  );
}

type WordsProps = { heading: string; text: ReactNode; children: ReactNode };

function Words({ heading, text, children }: WordsProps) {
  return (
    <>
      <div role="status">
        <h1>
          <Kern>{heading}</Kern>
        </h1>
        <p className="muted">{text}</p>
      </div>
      {children}
    </>
  );
}
