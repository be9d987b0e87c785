import { useTranslations } from "@takujo/i18n/react";
import { showToast } from "../../../shell/toast/toast-store.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { Copy } from "../../../ui/generated/icons.ts";

/** For browsers inside of apps, above all. */
export function Unsupported() {
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
