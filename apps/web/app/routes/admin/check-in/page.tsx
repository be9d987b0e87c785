import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import { keepForm, refreshUnlessRefused } from "../../../ui/form/keep-form.ts";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminHead } from "../admin-head.tsx";
import { currentAdmin } from "../server-admin.ts";
import type { Route } from "./+types/page.ts";
import { CodeSearch } from "./code-search.tsx";
import { PartyCard } from "./party-card.tsx";
import { PartyStatus } from "./party-status.tsx";
import { Scanner } from "./scanner.tsx";
import { receiveCheckIn } from "./server-check-in.ts";
import { findParty } from "./server-party.ts";
import "./check-in.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const asked = (url.searchParams.get("code") ?? "").trim();
  const [admin, party] = await Promise.all([
    currentAdmin(visit),
    findParty(visit, url.searchParams),
  ]);
  return { admin, asked, party, nonce: crypto.randomUUID() };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveCheckIn(request, context.get(visitContext));

export const clientAction = keepForm;
export const shouldRevalidate = refreshUnlessRefused;

export default function CheckIn({ loaderData }: Route.ComponentProps) {
  const { admin, asked, party, nonce } = loaderData;
  const t = useTranslations("checkIn");
  const refusal = useActionData<typeof action>();
  const view = useFocusOnChange(asked && `${asked} ${party?.arrived}`);
  return (
    <AdminFrame admin={admin}>
      <AdminHead title={t("heading")} note={t("lead")} />
      <div className="check-in" ref={view}>
        <div>
          <CodeSearch key={asked} asked={asked} />
          <Scanner isPaused={asked !== ""} />
        </div>
        <div>
          {/* Always there, so that what comes into it is read out. */}
          <div role="status">{asked && <PartyStatus party={party} />}</div>
          {party && (
            <PartyCard
              key={`${party.code} ${party.arrived}`}
              party={party}
              nonce={nonce}
              refusal={refusal}
            />
          )}
        </div>
      </div>
    </AdminFrame>
  );
}

/** The keyboard follows: to the party that was found, and for the next one back to the field. */
function useFocusOnChange(shown: string) {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const target = shown ? "#party-name" : "input[name=code]";
    view.current?.querySelector<HTMLElement>(target)?.focus();
  }, [shown]);
  return view;
}
