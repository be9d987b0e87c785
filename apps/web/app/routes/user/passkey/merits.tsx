import { useTranslations } from "@takujo/i18n/react";
import { Lock, Mail, Shield } from "../../../ui/generated/icons.ts";

const merits = { memory: Lock, theft: Shield, loss: Mail };

export function Merits() {
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
