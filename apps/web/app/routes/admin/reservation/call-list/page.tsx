import { callOutcomes } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { useLocation } from "react-router";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { num } from "../../../../shell/text/num.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Check, Printer } from "../../../../ui/generated/icons.ts";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { useRefresh } from "../../dashboard/use-refresh.ts";
import type { Route } from "./+types/page.ts";
import { readCallList, receiveCall } from "./call-list.server.ts";
import { CallRow } from "./call-row.tsx";
import { useHeldAnswer } from "./use-held-answer.ts";
import "./call-list.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readCallList(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveCall(request, context.get(visitContext));

export default function CallListPage({ loaderData }: Route.ComponentProps) {
  const { event, groups, counts, mailed, nonce } = loaderData;
  const t = useTranslations("adminCallList");
  const reservations = useTranslations("adminReservation.list")("heading");
  const answer = useActionAnswer<typeof action>();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const held = useHeldAnswer(address);
  // Others call too. While an answer can be undone, the list does not move.
  useRefresh(held.callId ? Number.POSITIVE_INFINITY : undefined);
  const first = groups
    .flatMap(({ calls }) => calls)
    .find(({ toldAt, calling }) => !toldAt && (!calling || calling.isOwn))?.id;
  return (
    <>
      <OutcomeNotice words={useOutcomes()} />
      <AdminTrail to="/admin/reservation" parent={reservations}>
        {t("heading")}
      </AdminTrail>
      <AdminHead
        title={t("heading")}
        note={event ? <span lang={event.locale}>{event.title}</span> : t("lead")}
      >
        {groups.length > 0 && (
          <span className="needs-script">
            <Button variant="line" icon={<Printer />} onClick={() => window.print()}>
              {t("print")}
            </Button>
          </span>
        )}
      </AdminHead>
      {answer && (
        <div role="alert" className="call-refusal">
          <Callout tone="danger">{answer.refusal}</Callout>
        </div>
      )}
      {groups.length === 0 ? (
        <div className="admin-box">
          <h2>{t("none")}</h2>
          <p className="admin-note">{t("noneHint")}</p>
        </div>
      ) : (
        <Progress {...counts} />
      )}
      {groups.map((group) => (
        <div key={group.id} className="call-group">
          {groups.length > 1 && <h2>{group.title}</h2>}
          <div className="call-columns">
            <Script group={group} heading={groups.length > 1 ? "h3" : "h2"} />
            <ul className="call-rows admin-box">
              {group.calls.map((call) => (
                <CallRow
                  key={call.id}
                  call={call}
                  nonce={nonce}
                  isNext={call.id === first}
                  address={address}
                  held={held}
                />
              ))}
            </ul>
          </div>
        </div>
      ))}
      {groups.length > 0 && (
        <div className="admin-note">
          <p>{t("hint")}</p>
          <p className="needs-script">{t("hintUndo")}</p>
          <p className="without-script">{t("hintAtOnce")}</p>
        </div>
      )}
      {mailed !== null && (
        <section className="admin-box call-mailed" aria-labelledby="mailed-heading">
          <div className="admin-box-head">
            <h2 id="mailed-heading">{t("mailed")}</h2>
            <Tag tone="green" icon={<Check />}>
              {t("mailedCount", { count: mailed })}
            </Tag>
          </div>
          <p className="admin-note">{t("mailedHint")}</p>
        </section>
      )}
    </>
  );
}

function useOutcomes() {
  const t = useTranslations("adminCallList.done");
  const outcomes = [...callOutcomes, "accepted", "passed"] as const;
  return Object.fromEntries(outcomes.map((outcome) => [outcome, t(outcome)]));
}

/** Larger numbers show no discs. */
const maxDiscs = 30;

function Progress({ all, told, callBacks }: { all: number; told: number; callBacks: number }) {
  const t = useTranslations("adminCallList");
  const stateOf = (place: number) =>
    place < told ? "told" : place < told + callBacks ? "call-back" : undefined;
  return (
    <p className="call-progress">
      <span>{t.rich("progress", { told, all, num })}</span>
      {all <= maxDiscs && (
        <span className="call-discs" role="img" aria-label={t("progressLabel", { told, all })}>
          {Array.from({ length: all }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the discs are only counted.
            <i key={place} data-state={stateOf(place)} />
          ))}
        </span>
      )}
      {callBacks > 0 && <small>{t("callBacks", { count: callBacks })}</small>}
    </p>
  );
}

type ScriptProps = {
  group: Route.ComponentProps["loaderData"]["groups"][number];
  /** One level below the heading above. */
  heading: "h2" | "h3";
};

function Script({ group: { script, facts }, heading: Heading }: ScriptProps) {
  const t = useTranslations("adminCallList");
  const given = (term: string, detail: string | null) => (detail ? [{ term, detail }] : []);
  return (
    <div className="admin-box call-script">
      <Heading>{t("script.heading")}</Heading>
      <p>{script}</p>
      <FactList
        facts={[
          ...given(t("facts.former"), facts.former),
          ...given(t(facts.former ? "facts.now" : "facts.when"), facts.now),
          ...given(t("facts.until"), facts.until),
          ...given(t("facts.place"), facts.place),
          ...given(t("facts.reason"), facts.reason),
        ]}
      />
    </div>
  );
}
