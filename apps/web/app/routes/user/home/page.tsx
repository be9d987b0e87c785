import { noRights } from "@takujo/contracts/account/staff-policy";
import {
  listAddresses,
  listFollows,
  listFriendSeats,
  listReceptionEvents,
  listReservations,
  readOwnPasses,
} from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { data, Link, useActionData } from "react-router";
import { listPasskeys } from "../../../api/auth/passkey-list.ts";
import { withLabelKind } from "../../../shell/address/label.server.ts";
import { clearBadge } from "../../../shell/clear-badge.ts";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { iconUrl } from "../../../shell/session/icon-url.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { TextField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { ChevronRight } from "../../../ui/generated/icons.ts";
import { useStoredHome } from "../../reservation/offline/use-stored-ticket.ts";
import { AccountHead } from "../account-frame.tsx";
import { NextReservation } from "../reservation/next-reservation.tsx";
import { useMoment } from "../reservation/use-moment.ts";
import { SignOut } from "../sign-out.tsx";
import type { Route } from "./+types/page.ts";
import { AccountTiles } from "./account-tiles.tsx";
import { AnswerCards } from "./answer-cards.tsx";
import { endSession, missedAnswers, openAnswers, readNext, receiveName } from "./home.server.ts";
import { InstallHint } from "./install-hint.tsx";
import { nameSchema } from "./name-schema.ts";
import { passesView, receivedView, watchedView } from "./own-lists.server.ts";
import { ReceivedList, WatchedList } from "./watched-list.tsx";
import "./account-home.css";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { visitor, games, auth, locale } = visit;
  const { user, rights } = await visitor();
  if (!user) throw data(null, { status: 401 });
  const own = { client: games, query: { locale } };
  // The page works whether or not each of its parts could be loaded.
  const [addresses, passkeys, { data: reservations }, receptions, held, follows, seats, passes] =
    await Promise.all([
      listAddresses({ client: games }),
      listPasskeys(auth).catch(() => undefined),
      listReservations(own),
      listReceptionEvents(own),
      rights().catch(() => noRights),
      listFollows(own),
      listFriendSeats(own),
      readOwnPasses(own),
    ]);
  const addressLabels = addresses.data?.addresses.map(
    (address) => withLabelKind(address, locale).label,
  );
  const now = Date.now();
  const next = reservations?.upcoming.find(({ state }) => state === "confirmed");
  return {
    user,
    isStaff: Object.keys(held).length > 0,
    icon: iconUrl(user),
    now,
    answers: reservations ? openAnswers(reservations, now) : [],
    missed: reservations ? missedAnswers(reservations, now) : [],
    next: next ? await readNext(next, visit, now) : null,
    watched: watchedView(follows.data?.items ?? [], locale, now),
    received: receivedView(seats.data?.seats ?? [], locale, now),
    passes: passes.data ? passesView(passes.data) : null,
    addressLabels,
    passkeyCount: passkeys?.length,
    receptions:
      receptions.data?.events.map(({ id, title, locale }) => ({ id, title, locale })) ?? [],
    reservationCounts: reservations && {
      upcoming: reservations.upcoming.length,
      waiting: reservations.waiting.length,
      past: reservations.past.length,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const intent = (await readForm(request.clone())).get("intent");
  if (intent === "name") return receiveName(request, visit);
  if (intent !== "sign-out") throw data(null, { status: 400 });
  return endSession(visit);
}

export default function AccountHome({ loaderData }: Route.ComponentProps) {
  const { user, isStaff, icon, next, answers, missed, receptions, now, ...lists } = loaderData;
  const { watched, received, ...known } = lists;
  const t = useTranslations("account");
  const refusal = useActionData<typeof action>();
  const leadOf = useLead();
  const { email, displayName, displayId, roles } = user;
  const isStored = useStoredHome(next && { id: next.reservation.id, forgetAt: next.forgetAt });
  // This page shows everything that the badge on the app's icon is about.
  useEffect(clearBadge, []);
  return (
    <>
      <AccountHead
        picture={<img className="account-picture" src={icon} alt="" width={92} height={92} />}
        title={displayName ? t("home.hello", { name: displayName }) : t("home.welcome")}
        lead={leadOf(answers)}
        up={null}
      />
      <StoredNotice now={now} />
      <OutcomeNotice words={{ named: t("home.name.saved") }} />
      <AnswerCards answers={answers} missed={missed} now={now} />
      <ReceptionLinks events={receptions} />
      {!displayName && <NameForm refusal={refusal} />}
      {next && <NextReservation {...next} isStored={isStored} />}
      <ReceivedList seats={received} />
      <div className="account-columns">
        <WatchedList items={watched} />
        <section aria-labelledby="other">
          <div className="account-next-head">
            <h2 id="other">{t("home.other")}</h2>
          </div>
          <AccountTiles email={email} displayId={displayId} {...known} />
        </section>
      </div>
      <InstallHint />
      <p className="account-data-link">
        <MoreLink to="/user/data">{t("home.data")}</MoreLink>
      </p>
      {isStaff && (
        <p>
          <MoreLink to={roles?.includes("admin") ? "/admin/auth-user" : "/admin"}>
            {t("home.admin")}
          </MoreLink>
        </p>
      )}
      <div className="account-sign-out">
        <SignOut />
      </div>
    </>
  );
}

/** Only on the page that the service worker stored. */
function StoredNotice({ now }: { now: number }) {
  const t = useTranslations("accountReservation.detail.pane");
  const moment = useMoment();
  return (
    <p className="account-stored">{t("storedAt", { time: moment(new Date(now).toISOString()) })}</p>
  );
}

type ReceptionLinksProps = { events: Route.ComponentProps["loaderData"]["receptions"] };

/** The receptions that the person may work in these days. */
function ReceptionLinks({ events }: ReceptionLinksProps) {
  const t = useTranslations("account.home.reception");
  const textLanguage = useTextLanguage();
  if (events.length === 0) return null;
  return (
    <section className="account-receptions" aria-labelledby="receptions">
      <h2 id="receptions">{t("heading")}</h2>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            {/* A document of its own, which the reception's service worker stores for later. */}
            <Link className="more-link" to={`/reception/${event.id}`} reloadDocument>
              <span lang={textLanguage(event)}>{event.title}</span>
              <ChevronRight />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many offers wait for an answer, and how many forms for their end. */
function useLead() {
  const t = useTranslations("account.home.answers.lead");
  return (answers: { state: string }[]): string =>
    (["offered", "held"] as const)
      .map((state) => ({ state, count: answers.filter((one) => one.state === state).length }))
      .filter(({ count }) => count > 0)
      .map(({ state, count }) => t(state, { count }))
      .join(" ");
}

/** For people who have no name yet: an account begins with an e-mail address only. */
function NameForm({ refusal }: { refusal: FormRefusal | undefined }) {
  const t = useTranslations("account.home.name");
  return (
    <section className="account-name panel" aria-labelledby="account-name">
      <h2 id="account-name">{t("heading")}</h2>
      <p className="muted">{t("lead")}</p>
      <Form
        id="name"
        action="/user"
        words={useFormWords()}
        labels={{ displayName: t("label") }}
        values={{}}
        refusal={refusal}
        validate={useValidate(nameSchema)}
        ask={(mode) => askDialog({ mode })}
      >
        <input type="hidden" name="intent" value="name" />
        <TextField name="displayName" hint={t("hint")} autoComplete="nickname" required />
        <SubmitButton>{t("save")}</SubmitButton>
      </Form>
    </section>
  );
}
