import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator, useSubmit } from "react-router";

interface PendingAnswer {
  callId: string;
  /** The row's form data. */
  form: FormData;
}

export type HeldAnswer = ReturnType<typeof useHeldAnswer>;

/**
 * An answer that cannot be undone once sent, because the seats go to the next in line. Held until its time is over, another
 * answer is held, or the page is left.
 */
export function useHeldAnswer(address: string) {
  const [held, setHeld] = useState<PendingAnswer>();
  const wasLeft = useRef(false);
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const send = () => {
    if (!held) return;
    setHeld(undefined);
    void submit(held.form, { method: "post", action: address, preventScrollReset: true });
  };
  /** The router's answer would not reach a hidden page, or lead back to one that was left. */
  const leave = useEffectEvent(() => {
    if (!held) return;
    const fields = [...held.form].map(([name, value]) => [name, String(value)]);
    navigator.sendBeacon(address, new URLSearchParams(fields));
    wasLeft.current = true;
    setHeld(undefined);
  });
  const comeBack = useEffectEvent(() => {
    if (wasLeft.current) void revalidate();
    wasLeft.current = false;
  });
  useEffect(() => {
    const change = () => (document.visibilityState === "hidden" ? leave() : comeBack());
    document.addEventListener("visibilitychange", change);
    return () => {
      document.removeEventListener("visibilitychange", change);
      leave();
    };
  }, []);
  return {
    callId: held?.callId,
    send,
    undo: () => setHeld(undefined),
    hold(next: PendingAnswer) {
      // A second press of the same button changes nothing.
      if (next.callId === held?.callId) return;
      send();
      setHeld(next);
    },
  };
}
