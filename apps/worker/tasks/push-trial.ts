import { pushTrialJob, selectTried } from "@takujo/account/push/index";
import { isLocale } from "@takujo/contracts/locale";
import { wordsOf } from "@takujo/i18n/words-of";
import { pushToDevice } from "../push/push-sender.ts";
import { type TaskContext, taskFor } from "./task.ts";

const words = wordsOf("push");
const validFor = 600_000;

/** A sample push that a person asked for. */
export const pushTrialTask = (context: TaskContext) =>
  taskFor(pushTrialJob, async ({ deviceId }) => {
    const [device] = await selectTried(context.db, { id: deviceId });
    if (!device) return;
    const locale = isLocale(device.locale) ? device.locale : "ja";
    const t = words(locale);
    await pushToDevice(
      context,
      device,
      {
        title: t("push.trial.title"),
        body: t("push.trial.body"),
        path: `${locale === "en" ? "/en" : ""}/user/notification`,
        tag: "trial",
        locale,
        isSilent: false,
      },
      { until: new Date(Date.now() + validFor) },
    );
  });
