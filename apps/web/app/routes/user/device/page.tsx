import type { Impersonation } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { AccountFrame } from "../account-frame.tsx";
import { SignInAgain } from "../sign-in-again.tsx";
import type { Route } from "./+types/page.ts";
import { DeviceList, Moment } from "./device-list.tsx";
import type { DeviceRefusal } from "./device-refusal.ts";
import { readDevicePage } from "./devices.server.ts";
import { EndButton } from "./end-button.tsx";
import { endDevices } from "./end-devices.server.ts";
import "./device.css";

export { record as handle } from "./record.ts";

export const loader = ({ context }: Route.LoaderArgs) => readDevicePage(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  endDevices(request, context.get(visitContext));

export const shouldRevalidate = refreshUnlessRefused;

export default function Devices({ loaderData: { devices, acted } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <AccountFrame title={t("titles.userDevice")} lead={t("devices.lead")}>
      <OutcomeNotice words={{ ended: t("devices.done.ended"), others: t("devices.done.others") }} />
      <Refused refusal={useActionData<DeviceRefusal>()} />
      {devices ? (
        <>
          <section className="account-section">
            <DeviceList devices={devices} />
          </section>
          <Together hasOthers={devices.length > 1} />
        </>
      ) : (
        <SignInAgain />
      )}
      {acted && <ActedList acted={acted} />}
    </AccountFrame>
  );
}

function Together({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslations("devices");
  return (
    <section className="account-section">
      <h2 className="account-subhead">{t("more.heading")}</h2>
      <div className="device-together">
        {hasOthers && (
          <div>
            <EndButton
              intent="end-others"
              variant="line"
              question={{ title: t("ask.others"), body: t("ask.othersBody") }}
            >
              {t("more.others")}
            </EndButton>
            <p className="meta">{t("more.othersNote")}</p>
          </div>
        )}
        <div>
          <EndButton
            intent="end-all"
            variant="line"
            question={{ title: t("ask.all"), body: t("ask.allBody") }}
          >
            {t("more.all")}
          </EndButton>
          <p className="meta">{t("more.allNote")}</p>
        </div>
      </div>
    </section>
  );
}

const knownCodes = ["NOT_WHILE_IMPERSONATING", "TOO_MANY_REQUESTS", "GONE"] as const;

function Refused({ refusal }: { refusal: DeviceRefusal | undefined }) {
  const t = useTranslations("devices.refusal");
  const { fault } = refusal ?? {};
  if (!fault) return null;
  const known = knownCodes.find((code) => code === fault.code);
  return (
    <div role="alert" className="account-notice">
      <Callout tone="danger">{known ? t(known) : t("other", { message: fault.message })}</Callout>
    </div>
  );
}

/** People have a right to know of every impersonation of their account. */
function ActedList({ acted }: { acted: Impersonation[] }) {
  const t = useTranslations("devices.acted");
  return (
    <section className="account-section">
      <h2 className="account-subhead">{t("heading")}</h2>
      <p className="muted">{t("lead")}</p>
      {acted.length === 0 ? (
        <p className="device-none">{t("none")}</p>
      ) : (
        <ol className="acted-list">
          {acted.map((time) => (
            <li key={time.id} className="acted-time">
              <b>
                <Period {...time} />
              </b>
              {time.by && <span>{t("by", { name: time.by })}</span>}
              <span>{time.reason ? t("reason", { reason: time.reason }) : t("noReason")}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Period({ startedAt, endedAt }: Impersonation) {
  const t = useTranslations("devices.acted");
  const start = () => <Moment key="start" date={startedAt} />;
  if (!endedAt) return t.rich("ongoing", { start });
  return t.rich("during", { start, end: () => <Moment key="end" date={endedAt} /> });
}
