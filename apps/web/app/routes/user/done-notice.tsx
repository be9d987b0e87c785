import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { showToast } from "../../shell/toast/toast-store.ts";
import { Callout } from "../../ui/callout.tsx";

type DoneNoticeProps = {
  /** The sentence for each value of `?done=`. */
  words: Readonly<Record<string, string>>;
};

/** What an action has done, after its redirect: a toast, or without JavaScript a notice in the page. */
export function DoneNotice({ words }: DoneNoticeProps) {
  const [search, setSearch] = useSearchParams();
  const name = search.get("done") ?? "";
  const summary = Object.hasOwn(words, name) ? words[name] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, and then gone from the address.
  useEffect(() => {
    if (summary === undefined) return;
    showToast({ severity: "success", summary, group: "done" });
    setSearch(
      (known) => {
        known.delete("done");
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [summary]);
  if (summary === undefined) return null;
  return (
    <noscript>
      <Callout tone="success">{summary}</Callout>
    </noscript>
  );
}
