import { useTranslations } from "@takujo/i18n/react";
import { DoneNotice } from "../../shell/done-notice.tsx";

const deeds = [
  "created",
  "role",
  "ban",
  "unban",
  "session",
  "sessions",
  "removed",
  "stopped",
] as const;

/** What an action did. It is named by the page it leads to. */
export type Deed = (typeof deeds)[number];

export function DeedNotice() {
  const t = useTranslations("adminUser.done");
  return <DoneNotice words={Object.fromEntries(deeds.map((deed) => [deed, t(deed)]))} />;
}
