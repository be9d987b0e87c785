import { createStore } from "../create-store.ts";

export type DialogMode = "confirm" | "cancel" | "delete" | "reset";

export interface DialogRequest {
  mode: DialogMode;
  /** Cancel and reset have default texts. */
  title?: string;
  body?: string;
  accept?: string;
  dismiss?: string;
  /** Delete may require this name to be typed first. */
  typeName?: string;
}

interface OpenDialog extends DialogRequest {
  answer: (accepted: boolean) => void;
}

export const openDialog = createStore<OpenDialog | null>(null);

/** Opens one of the shell's four dialogs. Resolves to the person's choice. */
export function askDialog(request: DialogRequest): Promise<boolean> {
  openDialog.get()?.answer(false);
  return new Promise((resolve) => {
    openDialog.set({
      ...request,
      answer: (accepted) => {
        openDialog.set(null);
        resolve(accepted);
      },
    });
  });
}
