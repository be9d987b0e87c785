import { useTranslations } from "@takujo/i18n/react";
import { useRef } from "react";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { KeyRound, QrCode } from "../../../ui/generated/icons.ts";
import { notFresh } from "../anew-intent.ts";
import { SignInAnew } from "../sign-in-anew.tsx";
import { FaultText } from "./fault-text.tsx";
import type { PasskeySupport } from "./use-passkey-support.ts";
import { useRegistration } from "./use-registration.ts";

type AddPasskeyProps = {
  support: PasskeySupport;
  suggestedName: string;
  /** Where to go on to from the offer after the first sign-in. */
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
          {fault?.code === notFresh && <SignInAnew />}
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
