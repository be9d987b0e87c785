import { use, useEffect } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from "react-router";
import { Callout } from "../ui/feedback/callout.tsx";
import { showToast } from "./toast/toast-store.ts";

type DoneNoticeProps = {
  /** The message for each value of `?done=`. */
  words: Readonly<Record<string, string>>;
};

/** The outcome of an action, as named in the address: a toast, or without JavaScript a notice on the page. */
export function OutcomeNotice({ words }: DoneNoticeProps) {
  const navigate = useNavigate();
  const router = use(RouterContext)?.router;
  const query = new URLSearchParams(useLocation().search);
  const name = query.get("done") ?? "";
  const summary = Object.hasOwn(words, name) ? words[name] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, then removed from the address.
  useEffect(() => {
    if (summary === undefined) return;
    showToast({ severity: "success", summary, group: "done" });
    restoreFocus();
    // Navigating would abort a form that was sent meanwhile; useNavigation knows of it only after a render.
    if (router?.state.navigation.state !== "idle") return;
    query.delete("done");
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  }, [summary]);
  if (summary === undefined) return null;
  return (
    <div className="without-script">
      <Callout tone="success">{summary}</Callout>
    </div>
  );
}

/** If the focused element was deleted, the next Tab continues in the main content, not at the top of the page. */
function restoreFocus(): void {
  const main = document.getElementById("main");
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
