import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import { FollowRows } from "./follow-rows.tsx";
import { readNotificationPage, receiveChoice } from "./notification.server.ts";
import { PushDevices } from "./push-devices.tsx";
import "./notification.css";

export const loader = ({ context }: Route.LoaderArgs) =>
  readNotificationPage(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveChoice(request, context.get(visitContext));

const outcomes = [
  "saved",
  "stopped",
  "removed",
  "device",
  "deviceRemoved",
  "trial",
  "renewed",
  "ended",
] as const;

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { choices, favorites, follows, devices, pushKey, feed } = loaderData;
  const t = useTranslations();
  const answer = useActionData<typeof action>();
  const refusal = answer && "refusal" in answer ? answer.refusal : undefined;
  return (
    <>
      <AccountHead title={t("titles.userNotification")} lead={t("notification.lead")} />
      <OutcomeNotice
        words={Object.fromEntries(outcomes.map((name) => [name, t(`notification.done.${name}`)]))}
      />
      {refusal && (
        <div role="alert" className="account-notice">
          <Callout tone="danger">{refusal}</Callout>
        </div>
      )}
      <PushDevices devices={devices} pushKey={pushKey} />
      <ChoiceForm key={choices.version} choices={choices} />
      <FollowRows follows={follows} favorites={favorites} />
      {feed && <CalendarFeed address={feed.address} />}
      <section className="account-section notification-stop">
        <Callout>{t("notification.stop.note")}</Callout>
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="stop-all" variant="quiet-danger">
            {t("notification.stop.action")}
          </Button>
        </Form>
      </section>
    </>
  );
}
