import { type LineRefusal, lineRefusals } from "@takujo/contracts/account/line-outcome";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { showToast } from "../../../shell/toast/toast-store.ts";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Copy, Lock, Mail, Shield } from "../../../ui/generated/icons.ts";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { AccountHead } from "../account-frame.tsx";
import { SignInAgain } from "../sign-in-again.tsx";
import { notFresh } from "../sign-in-again-intent.ts";
import type { Route } from "./+types/page.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { FaultText } from "./fault-text.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import type { PasskeyRefusal } from "./passkey-refusal.ts";
import { changePasskey, readPasskeyPage, type ShownPasskey } from "./passkeys.server.ts";
import { usePasskeySupport } from "./use-passkey-support.ts";
import "./passkey.css";

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  readPasskeyPage(request, url, context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changePasskey(request, context.get(visitContext));

export const shouldRevalidate = refreshUnlessRefused;

export default function Passkeys({ loaderData }: Route.ComponentProps) {
  const { passkeys, renaming, deleting, offer, suggestedName, line } = loaderData;
  const t = useTranslations();
  const refusal = useActionData<PasskeyRefusal>();
  const support = usePasskeySupport();
  return (
    <>
      <AccountHead title={t("titles.userPasskey")} lead={t("passkey.lead")} />
      <OutcomeNotice
        words={{
          added: t("passkey.done.added"),
          renamed: t("passkey.done.renamed"),
          deleted: t("passkey.done.deleted"),
          unlinked: t("passkey.done.unlinked"),
        }}
      />
      {line?.outcome && <LineOutcome outcome={line.outcome} />}
      <Refused refusal={refusal} />
      {deleting && <DeleteQuestion passkey={deleting} isLast={passkeys.length === 1} />}
      {support === "none" && <Unsupported />}
      {!offer && (
        <section className="account-section">
          {passkeys.length > 0 ? (
            <PasskeyList passkeys={passkeys} renaming={renaming} refusal={refusal} />
          ) : (
            <EmptyState kind="passkey" title={t("passkey.empty.title")}>
              {t("passkey.empty.text")}
            </EmptyState>
          )}
        </section>
      )}
      {support !== "none" && (
        <AddPasskey support={support} suggestedName={suggestedName} offer={offer} />
      )}
      {line && !offer && <LineSection linkedAt={line.linkedAt} />}
      <Merits />
    </>
  );
}

/** Errors of a name are shown at its field instead. */
function Refused({ refusal }: { refusal: PasskeyRefusal | undefined }) {
  if (!refusal?.fault) return null;
  return (
    <div role="alert" className="account-notice">
      {refusal.fault?.code === notFresh && <SignInAgain />}
      {refusal.fault?.code !== notFresh && (
        <Callout tone="danger">
          <FaultText fault={refusal.fault} />
        </Callout>
      )}
    </div>
  );
}

type DeleteQuestionProps = { passkey: ShownPasskey; isLast: boolean };

/** Replaces the dialog without scripts. */
function DeleteQuestion({ passkey: { id, name }, isLast }: DeleteQuestionProps) {
  const t = useTranslations("passkey");
  return (
    <Callout tone="danger" title={t("delete.title", { name: name ?? t("list.unnamed") })}>
      <p>{isLast ? t("delete.last") : t("delete.body")}</p>
      <Form method="post" className="passkey-question">
        <input type="hidden" name="intent" value="delete" />
        <ButtonLink to="." variant="line" size="small">
          {t("delete.dismiss")}
        </ButtonLink>
        <Button type="submit" name="id" value={id} variant="danger" size="small">
          {t("delete.accept")}
        </Button>
      </Form>
    </Callout>
  );
}

const merits = { memory: Lock, theft: Shield, loss: Mail };

function Merits() {
  const t = useTranslations("passkey.merits");
  return (
    <section className="account-section">
      <h2 className="account-subhead">{t("heading")}</h2>
      <div className="passkey-merits">
        {(["memory", "theft", "loss"] as const).map((name) => {
          const Icon = merits[name];
          return (
            <div className="panel" key={name}>
              <Icon />
              <h3>{t(`${name}.title`)}</h3>
              <p className="muted">{t(`${name}.text`)}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Mostly for browsers embedded in apps. */
function Unsupported() {
  const t = useTranslations("passkey.unsupported");

  function copy() {
    navigator.clipboard.writeText(location.href).then(
      () => showToast({ severity: "success", group: "copy", summary: t("copied") }),
      () => showToast({ severity: "error", group: "copy", summary: t("copyFailed") }),
    );
  }

  return (
    <section className="account-section">
      <Callout tone="warning" title={t("title")}>
        {t("text")}
      </Callout>
      <p className="passkey-unsupported">
        <Button variant="line" size="small" icon={<Copy />} onClick={copy}>
          {t("copy")}
        </Button>
        <ButtonLink to="/faq#what-is-a-passkey" variant="quiet" size="small">
          {t("more")}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Another way in besides passkeys. Plain forms, which work without scripts. */
function LineSection({ linkedAt }: { linkedAt: string | null }) {
  const t = useTranslations("passkey.line");
  return (
    <section className="account-section" aria-labelledby="line-heading">
      <h2 className="account-subhead" id="line-heading">
        {t("title")}
      </h2>
      <div className="passkey-line">
        {linkedAt ? (
          <p>
            {t.rich("linked", { day: () => <FigureDate key="day" date={linkedAt} /> })}{" "}
            <span className="muted">{t("unlinkNote")}</span>
          </p>
        ) : (
          <p className="muted">{t("lead")}</p>
        )}
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value={linkedAt ? "unlink-line" : "link-line"}
            variant="line"
            size="small"
          >
            {linkedAt ? t("unlink") : t("link")}
          </Button>
        </Form>
      </div>
    </section>
  );
}

/** Banned people cannot open this page. */
const isTold = (outcome: string): outcome is Exclude<LineRefusal, "banned"> =>
  outcome !== "banned" && (lineRefusals as readonly string[]).includes(outcome);

/** The outcome of the sign-in at LINE, from the address. */
function LineOutcome({ outcome }: { outcome: string }) {
  const t = useTranslations("passkey.line");
  if (outcome !== "linked" && !isTold(outcome)) return null;
  return (
    <div role="status" className="account-notice">
      {outcome === "linked" ? (
        <Callout tone="success">{t("done")}</Callout>
      ) : (
        <Callout tone="warning">{t(`refusal.${outcome}`)}</Callout>
      )}
    </div>
  );
}
