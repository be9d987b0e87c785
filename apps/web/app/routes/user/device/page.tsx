import type { Impersonation } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { data, redirect, useActionData } from "react-router";
import { AuthError, asAuthError } from "../../../api/auth/auth-call.ts";
import {
  endAllDevices,
  endDevice,
  endOtherDevices,
  listDevices,
} from "../../../api/auth/device-calls.ts";
import { signOut } from "../../../api/auth/session-calls.ts";
import { refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { signInAgain } from "../../../shell/session/sign-in/sign-in-again.server.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { AccountHead } from "../account-frame.tsx";
import { SignInAgain } from "../sign-in-again.tsx";
import { notFresh, signInAgainIntent } from "../sign-in-again-intent.ts";
import type { Route } from "./+types/page.ts";
import { DeviceList, Moment } from "./device-list.tsx";
import { readDevicePage } from "./devices.server.ts";
import { EndButton } from "./end-button.tsx";
import "./device.css";

export const loader = ({ context }: Route.LoaderArgs) => readDevicePage(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  endDevices(request, context.get(visitContext));

export const shouldRevalidate = refreshUnlessRefused;

export default function Devices({ loaderData: { devices, acted } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <AccountHead title={t("titles.userDevice")} lead={t("devices.lead")} />
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
    </>
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

const here = "/user/device";

async function endDevices(request: Request, visit: Visit) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === signInAgainIntent) return signInAgain(visit, here);
  try {
    if (intent === "end") return await endOne(visit, String(form.get("id") ?? ""));
    if (intent === "end-others") {
      await endOtherDevices(visit.auth);
      return redirect(`${here}?done=others`);
    }
    if (intent === "end-all") {
      await endAllDevices(visit.auth);
      // The session has ended; this clears its cookies in the browser.
      await signOut(visit.auth);
      return redirect("/");
    }
  } catch (error) {
    const { code, message } = asAuthError(error);
    if (code === notFresh) return redirect(here);
    return refuse<DeviceRefusal>({
      ok: false,
      values: {},
      errors: {},
      formErrors: [],
      fault: { code, message },
    });
  }
  throw data(null, { status: 400 });
}

/** The page knows a session's id; the token that ends it stays on the server. */
async function endOne({ auth }: Visit, id: string): Promise<Response> {
  const device = (await listDevices(auth)).find((listed) => listed.id === id);
  if (!device) throw new AuthError("GONE", "The device is signed out already", 404);
  await endDevice(auth, device.token);
  return redirect(`${here}?done=ended`);
}

/** Why a device stays signed in, with the auth service's code. */
interface DeviceRefusal extends FormRefusal {
  fault?: { code: string; message: string };
}
