import { useTranslations } from "@takujo/i18n/react";
import { useNavigate } from "react-router";
import { useSite } from "../../../shell/site.ts";
import { Button } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { QrCode, X } from "../../../ui/generated/icons.ts";
import { partyPath } from "./party-view.ts";
import { codeInTicket } from "./ticket-code.ts";
import { useCamera } from "./use-camera.ts";

/** While a party is shown the picture stands still: what is at the door is one party at a time. */
export function Scanner({ isPaused }: { isPaused: boolean }) {
  const t = useTranslations("checkIn.scan");
  const navigate = useNavigate();
  const { origin } = useSite();
  const { state, start, stop, video, isForeign } = useCamera({
    isPaused,
    onRead: (text) => {
      const code = codeInTicket(text, origin);
      if (code) void navigate(partyPath(code));
      return code !== undefined;
    },
  });
  const isOn = state === "starting" || state === "on";
  return (
    <div className="scanner">
      {!isOn && (
        <Button wide icon={<QrCode />} onClick={start}>
          {t("start")}
        </Button>
      )}
      <div className="scanner-view" hidden={!isOn} data-paused={isPaused || undefined}>
        <video ref={video} aria-label={t("view")} playsInline muted />
        <span className="scanner-frame" aria-hidden="true" />
      </div>
      <div role="status">
        {state === "starting" && <p className="admin-note">{t("starting")}</p>}
        {state === "on" && <p className="admin-note">{isPaused ? t("paused") : t("aim")}</p>}
        {state === "denied" && <Callout tone="warning">{t("denied")}</Callout>}
        {state === "missing" && <Callout tone="warning">{t("missing")}</Callout>}
        {state === "on" && isForeign && <Callout tone="danger">{t("foreign")}</Callout>}
      </div>
      {isOn && (
        <Button wide variant="line" icon={<X />} onClick={stop}>
          {t("stop")}
        </Button>
      )}
    </div>
  );
}
