import type { Page } from "@playwright/test";
import type { DialogRequest } from "../../../apps/web/app/shell/dialog/dialog-store.ts";
import type { Toast } from "../../../apps/web/app/shell/toast/toast-store.ts";

/** The development server serves the very modules the page runs, so importing one reaches its state. */
const toastStore = "/app/shell/toast/toast-store.ts";
const remoteIcon = "/app/ui/icon/remote-icon.tsx";
const dialogStore = "/app/shell/dialog/dialog-store.ts";

export function showToast(
  page: Page,
  toast: Partial<Toast> & { summary: string },
): Promise<string> {
  return page.evaluate(async ([path, shown]) => (await import(path)).showToast(shown), [
    toastStore,
    toast,
  ] as const);
}

/** Opens a dialog; the answer is read with `dialogAnswer`. */
export async function openDialog(page: Page, request: DialogRequest): Promise<void> {
  await page.evaluate(
    async ([path, asked]) => {
      const { askDialog } = await import(path);
      const state = window as unknown as { dialogAnswer?: boolean };
      delete state.dialogAnswer;
      askDialog(asked).then((accepted: boolean) => {
        state.dialogAnswer = accepted;
      });
    },
    [dialogStore, request] as const,
  );
}

/** Asks a second question in the moment in which the first is answered; `dialogAnswer` is that of the second. */
export async function openDialogsInTurn(
  page: Page,
  first: DialogRequest,
  second: DialogRequest,
): Promise<void> {
  await page.evaluate(
    async ([path, ...asked]) => {
      const { askDialog } = await import(path);
      const state = window as unknown as { dialogAnswer?: boolean };
      delete state.dialogAnswer;
      askDialog(asked[0])
        .then(() => askDialog(asked[1]))
        .then((accepted: boolean) => {
          state.dialogAnswer = accepted;
        });
    },
    [dialogStore, first, second] as const,
  );
}

export function dialogAnswer(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => (window as unknown as { dialogAnswer?: boolean }).dialogAnswer);
}

/** An icon's drawing as the page gets it, and how long that took. */
export function fetchIcon(page: Page, collection: string, name: string) {
  return page.evaluate(
    async ([path, from, wanted]) => {
      const { fetchIcon: fetchInPage } = await import(path);
      const startedAt = performance.now();
      // Timers of one page come in turn however busy the machine is.
      let isLate = false;
      setTimeout(() => {
        isLate = true;
      }, 3_000);
      const body: string | null = await fetchInPage(from, wanted);
      return { body, isLate, milliseconds: performance.now() - startedAt };
    },
    [remoteIcon, collection, name] as const,
  );
}
