import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Toast as ToastLook } from "../../ui/toast.tsx";
import { closeToast, type Toast } from "./toast-store.ts";

/** One toast with its clock: a pointer or the focus on it stops the clock, leaving starts it anew. */
export default function LiveToast({ toast }: { toast: Toast }) {
  const t = useTranslations("commons");
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  /** A new key restarts the picture of the clock together with the clock. */
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
