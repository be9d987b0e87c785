import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { signInQuestion } from "../session/sign-in-question.ts";
import { openDialog } from "./dialog-store.ts";

/** Loaded with the first dialog, because most visits need none. */
const DialogHost = lazy(() => import("./dialog-host.tsx"));
const SignInDialog = lazy(() => import("../session/sign-in-dialog.tsx"));

/** Where the shell's dialogs are rendered. */
export function DialogSlot() {
  return (
    <Suspense>
      {useNeeded(openDialog) && <DialogHost />}
      {useNeeded(signInQuestion) && <SignInDialog />}
    </Suspense>
  );
}

interface Requests {
  get: () => object | null;
  getInitial: () => object | null;
  subscribe: (listener: () => void) => () => void;
}

/** From the first request on. */
function useNeeded({ subscribe, get, getInitial }: Requests): boolean {
  const request = useSyncExternalStore(subscribe, get, getInitial);
  const [isNeeded, setNeeded] = useState(false);
  if (request && !isNeeded) setNeeded(true);
  return isNeeded;
}
