import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";

const pauseMs = 60_000;

/** Counts down where there is a script; without one the server's limits are enough. */
export function ResendButton({ form, sentAt }: { form: string; sentAt: number }) {
  const t = useTranslations("login.code");
  const left = useSecondsUntil(sentAt + pauseMs);
  if (left > 0) {
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    return (
      <span className="login-wait">
        {t.rich("resendIn", { time: () => <span className="num">{time}</span> })}
      </span>
    );
  }
  return (
    <button type="submit" form={form} className="login-tool">
      {t("resend")}
    </button>
  );
}

/** Zero on the server, and until the page is alive. */
function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
