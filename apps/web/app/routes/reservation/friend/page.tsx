import type { Invitation } from "@takujo/contracts/generated/games/types.gen";
import { formatFullDay, formatHours, formatMonthDayTime } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useNavigation } from "react-router";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Select, TextInput } from "../../../ui/field/input.tsx";
import { Clock, Info, Undo2 } from "../../../ui/generated/icons.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { NotePanel } from "../../../ui/layout/note-panel.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { useKindName } from "../use-price-lines.ts";
import { venueAndRoom } from "../venue-and-room.ts";
import type { Route } from "./+types/page.ts";
import { readFriendPage, receiveFriend } from "./friend.server.ts";
import { friendPath } from "./friend-path.ts";
import "./friend.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readFriendPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveFriend(request, context.get(visitContext));

/** A place of a party, for the friend it was sent to. */
export default function FriendSeatPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation, isSignedIn, isDeclined } = loaderData;
  const refusal = useActionAnswer<typeof action>();
  const isOpen = invitation?.state === "open";
  return (
    <main id="main">
      <section className="friend cloth on-cloth">
        <Ground pattern="asanoha" />
        <div className="wrap friend-inner">
          <Heading invitation={invitation} isDeclined={isDeclined} />
          {invitation && (
            <div className="friend-card">
              <img
                src={coverUrl(invitation.event, { w: 600, h: 260 })}
                alt=""
                width="600"
                height="260"
              />
              <Facts invitation={invitation} />
              {isOpen ? (
                <>
                  {refusal && (
                    <div role="alert">
                      <Callout tone="danger">{refusal.refused}</Callout>
                    </div>
                  )}
                  <TakeForm {...{ token, invitation, isSignedIn }} typed={refusal?.typed} />
                </>
              ) : (
                <EventLink invitation={invitation} />
              )}
            </div>
          )}
        </div>
      </section>
      {isOpen && <Notes invitation={invitation} />}
    </main>
  );
}

type Shown = { invitation: Invitation };

function Heading({
  invitation,
  isDeclined,
}: {
  invitation: Invitation | null;
  isDeclined: boolean;
}) {
  const t = useTranslations("friendSeat");
  const sender = invitation?.sender ?? "";
  if (invitation?.state === "open") {
    return (
      <div className="friend-heading">
        <p className="friend-from">{t("from", { sender })}</p>
        <h1>
          <Kern>{t("open.heading", { sender })}</Kern>
        </h1>
        {invitation.message && <p className="friend-message">{invitation.message}</p>}
      </div>
    );
  }
  const state = invitation?.state ?? "invalid";
  return (
    <div className="friend-heading">
      <h1>
        <Kern>{isDeclined ? t("declined") : t(`${state}.heading`)}</Kern>
      </h1>
      <p className="lead">{isDeclined ? t("declinedLead", { sender }) : t(`${state}.lead`)}</p>
    </div>
  );
}

function Facts({ invitation }: Shown) {
  const t = useTranslations("friendSeat");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { event, session, sender, senderPays, yen } = invitation;
  const { letter, name, startsAt, endsAt } = session;
  const kind = useKindName()(invitation, event);
  const price = yen === 0 ? t("free") : t("payment", { sum: formatYen(yen) });
  return (
    <div className="friend-facts">
      <h2 lang={textLanguage(event)}>
        <Kern>{event.title}</Kern>
      </h2>
      <FactList
        facts={[
          {
            term: t("facts.when"),
            detail: (
              <>
                {formatFullDay(startsAt, locale)} {num(formatHours(startsAt, endsAt, locale))}
              </>
            ),
          },
          {
            term: t("facts.table"),
            detail: letter ? t("tableOnly", { letter, name }) : name,
          },
          { term: t("facts.place"), detail: venueAndRoom(event) },
          {
            term: t("facts.money"),
            detail: senderPays && yen > 0 ? t("senderPays", { sender }) : price,
          },
          ...(kind ? [{ term: t("facts.kind"), detail: kind }] : []),
        ]}
      />
    </div>
  );
}

type TakeFormProps = Shown & {
  token: string;
  isSignedIn: boolean;
  /** Of a form that was refused. */
  typed: { nickname: string; email: string } | undefined;
};

/** The address of the page holds the token; the form sends it again, so that no address of a write does. */
function TakeForm({ token, invitation: { sender }, isSignedIn, typed }: TakeFormProps) {
  const t = useTranslations("friendSeat");
  const locale = useLocale();
  const { state } = useNavigation();
  return (
    <Form method="post" action={friendPath(token)} className="friend-form">
      <input type="hidden" name="token" value={token} />
      <TextInput
        id="friend-nickname"
        name="nickname"
        label={t("nickname")}
        hint={t("nicknameHint", { sender })}
        defaultValue={typed?.nickname ?? ""}
        autoComplete="nickname"
        required
      />
      <Select id="friend-language" name="language" label={t("language")} defaultValue={locale}>
        <option value="ja" lang="ja">
          {t("languages.ja")}
        </option>
        <option value="en" lang="en">
          {t("languages.en")}
        </option>
      </Select>
      {isSignedIn ? (
        <p className="meta">{t("mailsToAccount")}</p>
      ) : (
        <TextInput
          id="friend-email"
          name="email"
          type="email"
          inputMode="email"
          label={t("email")}
          hint={t("emailHint")}
          defaultValue={typed?.email ?? ""}
          autoComplete="email"
        />
      )}
      <Button
        type="submit"
        name="intent"
        value="take"
        size="large"
        wide
        loading={state === "submitting"}
      >
        {t("take")}
      </Button>
      <Button type="submit" name="intent" value="decline" variant="quiet" formNoValidate>
        {t("decline")}
      </Button>
      {!isSignedIn && <p className="meta">{t("noAccount")}</p>}
    </Form>
  );
}

function EventLink({ invitation: { event } }: Shown) {
  const t = useTranslations("friendSeat");
  return (
    <div className="friend-form">
      <ButtonLink to={`/event/${event.slug}`} wide>
        {t("event")}
      </ButtonLink>
    </div>
  );
}

function Notes({ invitation: { sender, expiresAt } }: Shown) {
  const t = useTranslations("friendSeat.notes");
  const locale = useLocale();
  return (
    <div className="wrap friend-notes">
      <NotePanel
        icon={<Clock />}
        title={t("until", { time: formatMonthDayTime(expiresAt, locale) })}
      >
        {t("untilText", { sender })}
      </NotePanel>
      <NotePanel icon={<Undo2 />} title={t("decline")}>
        {t("declineText", { sender })}
      </NotePanel>
      <NotePanel icon={<Info />} title={t("first")}>
        {t("firstText")} <Link to="/first-visit">{t("firstLink")}</Link>
      </NotePanel>
    </div>
  );
}
