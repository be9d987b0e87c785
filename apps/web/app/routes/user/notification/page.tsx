import type { Followed } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useActionData } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Calendar } from "../../../ui/generated/icons.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { AccountHead } from "../account-frame.tsx";
import { followedPath } from "../follow/followed-path.ts";
import type { Route } from "./+types/page.ts";
import { ChoiceForm } from "./choice-form.tsx";
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

/** The secret address of the person's calendar feed; null without one. */
function CalendarFeed({ address }: { address: string | null }) {
  const t = useTranslations("notification.calendar");
  return (
    <section className="account-section" aria-labelledby="calendar">
      <h2 className="account-subhead" id="calendar">
        {t("heading")}
      </h2>
      <Panel>
        <p>{t("lead")}</p>
        {address && <FeedAddress address={address} />}
        <Form method="post" preventScrollReset className="notification-actions">
          <Button type="submit" name="intent" value="renew-feed" variant="line" icon={<Calendar />}>
            {t(address ? "renew" : "start")}
          </Button>
          {address && (
            <Button type="submit" name="intent" value="end-feed" variant="quiet-danger">
              {t("end")}
            </Button>
          )}
        </Form>
        {address && <p className="meta">{t("renewNote")}</p>}
      </Panel>
    </section>
  );
}

function FeedAddress({ address }: { address: string }) {
  const t = useTranslations("notification.calendar");
  return (
    <>
      <label className="notification-address">
        {t("address")}
        <input
          className="input"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p>
        <a
          className="button button-line button-small"
          href={address.replace(/^https?:/, "webcal:")}
        >
          {t("open")}
        </a>
      </p>
      <p className="meta">{t("secret")}</p>
    </>
  );
}

type FollowRowsProps = { follows: Followed[]; favorites: Followed[] };

function FollowRows({ follows, favorites }: FollowRowsProps) {
  const t = useTranslations("notification");
  return (
    <>
      {favorites.length > 0 && (
        <section className="account-section" aria-labelledby="favorites">
          <h2 className="account-subhead" id="favorites">
            {t("favorites.heading")}
          </h2>
          <Rows items={favorites} />
        </section>
      )}
      <section className="account-section" aria-labelledby="follows">
        <h2 className="account-subhead" id="follows">
          {t("follows.heading")}
        </h2>
        {follows.length > 0 ? (
          <Rows items={follows} />
        ) : (
          <p className="muted">{t("follows.none")}</p>
        )}
        <p className="notification-find">
          <MoreLink to="/event">{t("follows.find")}</MoreLink>
        </p>
      </section>
    </>
  );
}

function Rows({ items }: { items: Followed[] }) {
  const t = useTranslations("notification.follows");
  const textLanguage = useTextLanguage();
  return (
    <ul className="notification-rows">
      {items.map((item) => (
        <li key={`${item.kind} ${item.subjectId}`}>
          <div>
            <b lang={textLanguage(item)}>
              {item.slug ? (
                <Link to={followedPath(item.kind, item.slug)}>{item.name}</Link>
              ) : (
                item.name
              )}
            </b>
            <span className="meta">
              {item.startsAt ? <FigureDate date={item.startsAt} /> : t(`kinds.${item.kind}`)}
            </span>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="unfollow" />
            <input type="hidden" name="kind" value={item.kind} />
            <input type="hidden" name="subjectId" value={item.subjectId} />
            <Button
              type="submit"
              variant="quiet"
              size="small"
              aria-label={t("removeOf", { name: item.name })}
            >
              {t("remove")}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
