import { useTranslations } from "@takujo/i18n/react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { browserSend } from "../../../api/auth/auth-call.ts";
import { registerPasskey } from "../../../api/auth/passkey-registration.ts";
import { getSession } from "../../../api/auth/session-calls.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { KeyRound, QrCode } from "../../../ui/generated/icons.ts";
import { SignInAgain } from "../sign-in-again.tsx";
import { notFresh } from "../sign-in-again-intent.ts";
import { FaultText } from "./fault-text.tsx";
import { type Fault, faultOf } from "./passkey-refusal.ts";
import type { PasskeySupport } from "./use-passkey-support.ts";

type AddPasskeyProps = {
  support: PasskeySupport;
  suggestedName: string;
  /** The destination after the offer that follows the first sign-in. */
  offer: string | null;
};

export function AddPasskey({ support, suggestedName, offer }: AddPasskeyProps) {
  const t = useTranslations("passkey");
  const name = useRef<HTMLDivElement>(null);
  const { register, pending, fault } = useRegistration(offer ?? "/user/passkey?done=added");
  const isHere = support !== "elsewhere";

  function make(attachment: AuthenticatorAttachment) {
    const typed = name.current?.querySelector("input")?.value.trim();
    void register(typed || suggestedName || t("list.unnamed"), attachment);
  }

  return (
    <section className="account-section">
      <div className="passkey-add">
        <div>
          <h2>{offer ? t("offer.title") : t("add.title")}</h2>
          <p className="muted">
            {offer ? t("offer.lead") : isHere ? t("add.lead") : t("add.leadElsewhere")}
          </p>
          {!offer && (
            <div className="passkey-add-name needs-script" ref={name}>
              <TextInput
                id="new-passkey-name"
                label={t("add.name")}
                defaultValue={suggestedName}
                maxLength={30}
                autoComplete="off"
              />
            </div>
          )}
        </div>
        <div className="needs-script">
          <div className="passkey-add-buttons">
            {isHere && (
              <Button
                icon={<KeyRound />}
                loading={pending === "platform"}
                onClick={() => make("platform")}
              >
                {offer ? t("offer.here") : t("add.here")}
              </Button>
            )}
            {offer ? (
              <ButtonLink to={offer} variant="quiet">
                {t("offer.later")}
              </ButtonLink>
            ) : (
              <Button
                variant={isHere ? "line" : "primary"}
                icon={<QrCode />}
                loading={pending === "cross-platform"}
                onClick={() => make("cross-platform")}
              >
                {t("add.elsewhere")}
              </Button>
            )}
          </div>
        </div>
        <noscript>
          <p className="passkey-add-note">{t("add.needsScript")}</p>
        </noscript>
        <div role="alert" className="passkey-add-note">
          {fault?.code === notFresh && <SignInAgain />}
          {fault && fault.code !== notFresh && (
            <InlineError>
              <FaultText fault={fault} />
            </InlineError>
          )}
        </div>
        {offer && <p className="meta passkey-add-note">{t("offer.note")}</p>}
      </div>
    </section>
  );
}

/** Registers a passkey in the browser, then reloads the list or goes on to the destination. */
function useRegistration(next: string) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<AuthenticatorAttachment | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  async function register(name: string, authenticatorAttachment: AuthenticatorAttachment) {
    if (pending) return;
    setPending(authenticatorAttachment);
    setFault(null);
    try {
      // The session may have ended since the page was loaded.
      const isLoggedIn = (await getSession(browserSend)) !== null;
      await registerPasskey(browserSend, { isLoggedIn, name, authenticatorAttachment });
      await navigate(next);
    } catch (error) {
      setFault(faultOf(error));
    }
    setPending(null);
  }
  return { register, pending, fault };
}
