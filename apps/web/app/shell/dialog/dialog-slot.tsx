import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { openDialog } from "./dialog-store.ts";

/** Loaded with the first dialog, because most visits need none. */
const DialogHost = lazy(() => import("./dialog-host.tsx"));

/** Where the shell's dialog is rendered. */
export function DialogSlot() {
  const request = useSyncExternalStore(openDialog.subscribe, openDialog.get, openDialog.getInitial);
  const [isNeeded, setNeeded] = useState(false);
  if (request && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <DialogHost />}</Suspense>;
}
