import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { showToast } from "../../../shell/toast/toast-store.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Send, Smartphone } from "../../../ui/generated/icons.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

interface ShownDevice {
  id: string;
  isThis: boolean;
  system: string | null;
  browser: string | null;
}

type PushDevicesProps = { devices: ShownDevice[]; pushKey: string };

/** Browsers that get pushes. The browser asks for permission only after the button is pressed. */
export function PushDevices({ devices, pushKey }: PushDevicesProps) {
  const t = useTranslations("notification.push");
  const own = devices.find(({ isThis }) => isThis);
  const others = devices.filter(({ isThis }) => !isThis);
  const state = usePushState(own !== undefined);
  return (
    <section className="account-section" aria-labelledby="push">
      <h2 className="account-subhead" id="push">
        {t("heading")}
      </h2>
      <Panel>
        <div className="notification-device">
          <span className="notification-icon" data-on={state === "on" || undefined}>
            <Smartphone />
          </span>
          <div>
            <b>{t(state)}</b>
            <span className="meta">{t(`${state}Note`)}</span>
          </div>
          {state === "off" && <StartButton pushKey={pushKey} />}
          {own && (
            <Form method="post" preventScrollReset className="notification-actions">
              <input type="hidden" name="id" value={own.id} />
              <Button
                type="submit"
                name="intent"
                value="try-device"
                variant="line"
                size="small"
                icon={<Send />}
              >
                {t("trial")}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="remove-device"
                variant="quiet"
                size="small"
              >
                {t("stop")}
              </Button>
            </Form>
          )}
        </div>
        {others.length > 0 && <OtherDevices devices={others} />}
      </Panel>
    </section>
  );
}

type PushState = "on" | "off" | "denied" | "unsupported";

/** Without scripts there are no pushes. */
function usePushState(isOn: boolean): PushState {
  const [state, setState] = useState<PushState>(isOn ? "on" : "unsupported");
  useEffect(() => {
    if (isOn) setState("on");
    else if (!("PushManager" in window && "Notification" in window && navigator.serviceWorker)) {
      setState("unsupported");
    } else setState(Notification.permission === "denied" ? "denied" : "off");
  }, [isOn]);
  return state;
}

function StartButton({ pushKey }: { pushKey: string }) {
  const t = useTranslations("notification.push");
  const submit = useSubmit();
  const [isPending, setPending] = useState(false);

  async function start() {
    setPending(true);
    try {
      const subscription = await subscribe(pushKey);
      await submit(
        { intent: "add-device", subscription: JSON.stringify(subscription) },
        { method: "post", preventScrollReset: true },
      );
    } catch {
      showToast({ severity: "error", summary: t("failed"), group: "push" });
    }
    setPending(false);
  }

  return (
    <Button size="small" loading={isPending} onClick={() => void start()}>
      {t("start")}
    </Button>
  );
}

/** The worker of the tickets shows pushes too; under this scope it only does that. */
const scope = "/user/notification";

async function subscribe(pushKey: string): Promise<PushSubscriptionJSON> {
  const registration = await navigator.serviceWorker.register("/ticket-worker.js", { scope });
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const active = await activeOf(registration);
  const former = await active.pushManager.getSubscription();
  // One that was made with another key cannot be used.
  await former?.unsubscribe();
  return (await active.pushManager.subscribe(options)).toJSON();
}

function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve(registration);
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(registration);
    });
  });
}

function OtherDevices({ devices }: { devices: ShownDevice[] }) {
  const t = useTranslations("notification.push");
  const nameOf = ({ system, browser }: ShownDevice) =>
    system && browser ? t("name", { system, browser }) : (system ?? browser ?? t("unknown"));
  return (
    <>
      <h3 className="notification-others">{t("others")}</h3>
      <ul className="notification-rows">
        {devices.map((device) => (
          <li key={device.id}>
            <span>{nameOf(device)}</span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="remove-device" />
              <input type="hidden" name="id" value={device.id} />
              <Button
                type="submit"
                variant="quiet"
                size="small"
                aria-label={t("removeOf", { name: nameOf(device) })}
              >
                {t("stop")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}
