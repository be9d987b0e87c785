import { useTranslations } from "@takujo/i18n/react";
import { useSite } from "../../../shell/site/site.ts";
import { Button } from "../../../ui/action/button.tsx";
import { IconButton } from "../../../ui/action/icon-button.tsx";
import { QrCode, RotateCw, Sun, X } from "../../../ui/generated/icons.ts";
import { useCamera } from "./use-camera.ts";
import "./scanner.css";

type ScannerProps = {
  isPaused: boolean;
  /** The code in a text, if it is one of this site's. */
  readCode: (text: string, origin: string) => string | undefined;
  words: { aim: string; foreign: string };
  /** Returns whether the code was taken. */
  onCode: (code: string) => boolean;
};

/** Paused while a party is shown. Continues automatically when it was accepted. */
export function Scanner({ isPaused, readCode, words, onCode }: ScannerProps) {
  const t = useTranslations("reception.scan");
  const { origin } = useSite();
  const { state, start, stop, turn, light, video, isForeign } = useCamera({
    isPaused,
    onRead: (text) => {
      const code = readCode(text, origin);
      if (!code) return "foreign";
      return onCode(code) ? "ticket" : "again";
    },
  });
  const isOn = state === "starting" || state === "on";
  const said =
    state === "on" && isForeign
      ? words.foreign
      : {
          off: "",
          starting: t("starting"),
          on: words.aim,
          denied: t("denied"),
          missing: t("missing"),
        }[state];
  return (
    <div className="rc-scan" data-state={state} data-paused={(isOn && isPaused) || undefined}>
      <video ref={video} aria-label={t("view")} playsInline muted hidden={!isOn} />
      <span className="rc-scan-frame" aria-hidden="true" />
      {!isOn && (
        <Button variant="gold" icon={<QrCode />} onClick={start}>
          {t("start")}
        </Button>
      )}
      <p className="rc-scan-tip" role="status" data-tone={isForeign ? "danger" : undefined}>
        {said}
      </p>
      {isOn && (
        <div className="rc-scan-tools">
          {light.has && (
            <IconButton label={t("light")} aria-pressed={light.isLit} onClick={light.toggle}>
              <Sun />
            </IconButton>
          )}
          <IconButton label={t("turn")} onClick={turn}>
            <RotateCw />
          </IconButton>
          <IconButton label={t("stop")} onClick={stop}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
