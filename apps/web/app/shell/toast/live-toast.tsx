import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/action/button.tsx";
import { Toast as ToastLook } from "../../ui/feedback/toast.tsx";
import { closeToast, type Toast } from "./toast-store.ts";

/** One toast with its timer: hover and focus stop the timer, leaving restarts it. */
export default function LiveToast({ toast }: { toast: Toast }) {
  const t = useTranslations("commons");
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  /** A new key restarts the bar together with the timer. */
  const [round, setRound] = useState(0);
  const { id, life, action } = toast;
  useEffect(() => {
    if (life === undefined || isHeld || isLeaving) return;
    const timer = setTimeout(() => setLeaving(true), life);
    return () => clearTimeout(timer);
  }, [life, isHeld, isLeaving]);
  const release = () => {
    setHeld(false);
    setRound((count) => count + 1);
  };
  const leave = () => setLeaving(true);
  return (
    <ToastLook
      severity={toast.severity}
      title={toast.summary}
      closeLabel={t("close")}
      onClose={toast.closable ? leave : undefined}
      lifeMilliseconds={life}
      lifeKey={round}
      leaving={isLeaving}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocus={() => setHeld(true)}
      onBlur={release}
      onAnimationEnd={(event) => {
        if (event.animationName === "toast-out") closeToast(id);
      }}
      action={
        action && (
          <Button
            variant="line"
            size="small"
            onClick={() => {
              action.run();
              leave();
            }}
          >
            {action.label}
          </Button>
        )
      }
    >
      {toast.detail}
    </ToastLook>
  );
}
