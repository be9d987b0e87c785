import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { openDialog } from "./dialog-store.ts";

/** Fetched with the first question: reading asks none. */
const DialogHost = lazy(() => import("./dialog-host.tsx"));

/** Where the shell's dialog appears. */
export function DialogSlot() {
  const request = useSyncExternalStore(openDialog.subscribe, openDialog.get, openDialog.getInitial);
  const [isNeeded, setNeeded] = useState(false);
  if (request && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <DialogHost />}</Suspense>;
}
