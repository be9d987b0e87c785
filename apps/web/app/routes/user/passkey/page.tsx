import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { DoneNotice } from "../../../shell/done-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/callout.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { keepForm, refreshUnlessRefused } from "../../../ui/form/keep-form.ts";
import { AccountFrame } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { FaultText } from "./fault-text.tsx";
import { Merits } from "./merits.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import type { PasskeyRefusal } from "./passkey-refusal.ts";
import { changePasskey } from "./server-change-passkey.ts";
import { readPasskeyPage } from "./server-passkeys.ts";
import { Unsupported } from "./unsupported.tsx";
import { usePasskeySupport } from "./use-passkey-support.ts";
import "./passkey.css";

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  readPasskeyPage(request, url, context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changePasskey(request, context.get(visitContext));

export const clientAction = keepForm;
export const shouldRevalidate = refreshUnlessRefused;

export default function Passkeys({ loaderData }: Route.ComponentProps) {
  const { passkeys, renaming, deleting, offer, suggestedName } = loaderData;
  const t = useTranslations();
  const refusal = useActionData<PasskeyRefusal>();
  const support = usePasskeySupport();
  return (
    <AccountFrame title={t("titles.userPasskey")} lead={t("passkey.lead")}>
      <DoneNotice
        words={{
          added: t("passkey.done.added"),
          renamed: t("passkey.done.renamed"),
          deleted: t("passkey.done.deleted"),
        }}
      />
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
      <Merits />
    </AccountFrame>
  );
}

/** What is wrong with a name stands at its field. */
function Refused({ refusal }: { refusal: PasskeyRefusal | undefined }) {
  const t = useTranslations("passkey.refusal");
  if (!refusal || (!refusal.fault && !refusal.isLost)) return null;
  return (
    <div role="alert" className="account-notice">
      <Callout tone="danger">
        {refusal.fault ? <FaultText fault={refusal.fault} /> : t("lost")}
      </Callout>
    </div>
  );
}
