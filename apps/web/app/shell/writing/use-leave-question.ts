import { useTranslations } from "@takujo/i18n/react";
import { askDialog } from "../dialog/dialog-store.ts";

/** The `ask` of a form whose words stay on the device. */
export function useLeaveQuestion() {
  const t = useTranslations("writing.leave");
  return (mode: "cancel" | "reset"): Promise<boolean> =>
    askDialog(
      mode === "reset"
        ? { mode }
        : {
            mode,
            title: t("title"),
            body: t("body"),
            accept: t("accept"),
            dismiss: t("dismiss"),
          },
    );
}
