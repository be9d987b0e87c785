import { useTranslations } from "@takujo/i18n/react";
import { minutesAndSeconds, useSecondsUntil } from "../../shell/use-seconds-until.ts";

const pauseMs = 60_000;

/** Counts down where there is a script; without one the server's limits are enough. */
export function ResendButton({ form, sentAt }: { form: string; sentAt: number }) {
  const t = useTranslations("login.code");
  const left = useSecondsUntil(sentAt + pauseMs);
  if (left > 0) {
    return (
      <span className="login-wait">
        {t.rich("resendIn", { time: () => <span className="num">{minutesAndSeconds(left)}</span> })}
      </span>
    );
  }
  return (
    <button type="submit" form={form} className="login-tool">
      {t("resend")}
    </button>
  );
}
