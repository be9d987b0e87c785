import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Callout } from "../ui/callout.tsx";
import { showToast } from "./toast/toast-store.ts";

type DoneNoticeProps = {
  /** The sentence for each value of `?done=`. */
  words: Readonly<Record<string, string>>;
};

/** What an action has done, named in the address it leads to: a toast, or without JavaScript a notice in the page. */
export function DoneNotice({ words }: DoneNoticeProps) {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const name = query.get("done") ?? "";
  const summary = Object.hasOwn(words, name) ? words[name] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, and then gone from the address.
  useEffect(() => {
    if (summary === undefined) return;
    showToast({ severity: "success", summary, group: "done" });
    restoreFocus();
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

/** What was deleted may have taken the focus with it; the next key then goes on in the page, not at its very top. */
function restoreFocus(): void {
  const main = document.getElementById("main");
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
