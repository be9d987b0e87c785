import { LeaveGuard } from "../../ui/form/leave-guard.tsx";
import { hasOpenWriting } from "./open-writing.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

/** Asks before a page is left on which something was typed and not sent. */
export function WritingGuard() {
  const ask = useLeaveQuestion();
  return <LeaveGuard ignoresQuery isUnsaved={hasOpenWriting} askToLeave={() => ask("cancel")} />;
}
