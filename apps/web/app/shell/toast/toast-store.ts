import { createStore } from "../create-store.ts";

export type ToastSeverity = "info" | "success" | "warn" | "error" | "secondary" | "contrast";

export interface Toast {
  id: string;
  severity: ToastSeverity;
  summary: string;
  detail?: string;
  /** Milliseconds until it closes by itself; without it the toast stays. */
  life?: number | undefined;
  closable: boolean;
  /** A later toast of the same group replaces the earlier one. */
  group?: string;
  action?: { label: string; run: () => void };
}

const defaultLife = 6_000;
let lastId = 0;

export const toasts = createStore<Toast[]>([]);

/** Errors stay until they are closed; all others close after a while. */
export function showToast(toast: Partial<Toast> & Pick<Toast, "summary">): string {
  const severity = toast.severity ?? "info";
  const whole: Toast = {
    id: `toast-${++lastId}`,
    closable: true,
    ...(severity === "error" ? {} : { life: defaultLife }),
    ...toast,
    severity,
  };
  const others = toasts
    .get()
    .filter(({ id, group }) => id !== whole.id && (!whole.group || group !== whole.group));
  toasts.set([...others, whole]);
  return whole.id;
}

export function closeToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
