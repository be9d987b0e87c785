import { useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { showToast } from "../../shell/toast/toast-store.ts";
import { Callout } from "../../ui/callout.tsx";

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

/** Tells it in a toast, and without JavaScript above the page. */
export function DoneNotice() {
  const t = useTranslations("adminUser.done");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const done = deeds.find((deed) => deed === query.get("done"));
  const rest = withoutDone(query);
  useEffect(() => {
    if (!done) return;
    showToast({ severity: "success", summary: t(done), group: "done" });
    // So that it is told once, however often the page is loaded.
    void navigate(`?${rest}`, { replace: true, preventScrollReset: true });
  }, [done, rest, t, navigate]);
  if (!done) return null;
  return (
    <div className="admin-done">
      <Callout tone="success">{t(done)}</Callout>
    </div>
  );
}

function withoutDone(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete("done");
  return rest.toString();
}
