import { friendMessageLimit } from "@takujo/contracts/booking/reservation/friend-seat-form";
import { friendSeatLink } from "@takujo/contracts/booking/reservation/reservation-links";
import type {
  PartyPlace,
  PartyPlaces as Places,
} from "@takujo/contracts/generated/games/types.gen";
import { formatFullDay, formatMonthDayTime } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Form } from "../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../shell/outcome-notice.tsx";
import { useLocale } from "../../shell/routing/use-locale.ts";
import { CopyLinkButton, ShareMenuButton, useShareMenu } from "../../shell/share-row.tsx";
import { useSite } from "../../shell/site/site.ts";
import { Button, ButtonLink } from "../../ui/action/button.tsx";
import { Tag, type TagTone } from "../../ui/action/tag.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Textarea, TextInput } from "../../ui/field/input.tsx";
import { Checkbox } from "../../ui/field/toggle.tsx";
import { Mail, MessageSquare, Send } from "../../ui/generated/icons.ts";
import { useKindName } from "./use-price-lines.ts";
import "./party-places.css";

type PartyPlacesProps = {
  places: Places;
  /** Where the forms are sent, with the token of a party without an account. */
  action: string;
  token?: string;
  refused: string | undefined;
  /** Where the number of seats is changed. */
  morePath: string;
};

/** One row for each seat: whose it is, and its link. Pages that use it need the message sets `friendSeat` and `sharing`. */
export function PartyPlaces({ places: party, action, token, refused, morePath }: PartyPlacesProps) {
  const t = useTranslations("friendSeat.places");
  const locale = useLocale();
  const { places, event, session, maySend } = party;
  const sent = { action, ...(token && { token }) };
  return (
    <section className="party-places">
      <h1>{t("heading")}</h1>
      <p>
        {t("lead", {
          title: event.title,
          day: formatFullDay(session.startsAt, locale),
          seats: places.length,
        })}
      </p>
      <OutcomeNotice words={{ sent: t("done.sent"), withdrawn: t("done.withdrawn") }} />
      {refused && (
        <div role="alert">
          <Callout tone="danger">{refused}</Callout>
        </div>
      )}
      <ul className="party-places-list">
        {places.map((place) => (
          <li key={place.place} className="panel" data-state={place.state}>
            <PlaceHead place={place} event={event} />
            {place.token && <SeatLink party={party} place={place} token={place.token} />}
            {maySend && <PlaceForms place={place} sent={sent} />}
          </li>
        ))}
      </ul>
      <Callout tone="info">
        {!maySend ? t("closed") : places.length === 1 ? t("one") : t("info")}
      </Callout>
      {maySend && (
        <ButtonLink to={morePath} variant="line" size="small">
          {t("more")}
        </ButtonLink>
      )}
    </section>
  );
}

const tones: Partial<Record<PartyPlace["state"], TagTone>> = {
  own: "green",
  taken: "green",
  open: "gold",
  expired: "plain",
};

function PlaceHead({ place: seat, event }: Shown & Pick<Places, "event">) {
  const { place, state, nickname, takenAt, expiresAt, yen } = seat;
  const price = useTranslations("price");
  const kind = useKindName()(seat, event);
  const t = useTranslations("friendSeat.places");
  const locale = useLocale();
  const time = (moment = "") => formatMonthDayTime(moment, locale);
  const notes: Record<PartyPlace["state"], ReactNode> = {
    own: t("own"),
    taken: takenAt && t("takenAt", { time: time(takenAt) }),
    open: expiresAt && t("until", { time: time(expiresAt) }),
    expired: t("expired"),
    named: t("named"),
    free: t("free"),
  };
  const tone = tones[state];
  return (
    <div className="party-places-head">
      <h2>{nickname || t("seat", { number: place + 1 })}</h2>
      {tone && <Tag tone={tone}>{t(`${state as "own" | "taken" | "open" | "expired"}State`)}</Tag>}
      {kind && (
        <p>{price("named", { name: kind, price: yen === 0 ? price("free") : formatYen(yen) })}</p>
      )}
      <p className="meta">{notes[state]}</p>
    </div>
  );
}

type Shown = { place: PartyPlace };

/** Links, so that it works without scripts; the address can be copied from its field. */
function SeatLink({ party, token }: Shown & { party: Places; token: string }) {
  const t = useTranslations("friendSeat.places");
  const locale = useLocale();
  const { origin } = useSite();
  const url = friendSeatLink(origin, locale, token);
  const text = t("share", { sender: party.sender, title: party.event.title });
  const line = `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url, text })}`;
  const hasMenu = useShareMenu();
  const mail = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="party-places-link">
      <TextInput id={`link-${token.slice(0, 8)}`} label={t("link")} value={url} readOnly />
      <div>
        <ButtonLink to={line} target="_blank" rel="noopener noreferrer" icon={<MessageSquare />}>
          {t("line")}
        </ButtonLink>
        <ButtonLink to={mail} reloadDocument variant="line" icon={<Mail />}>
          {t("mail")}
        </ButtonLink>
        {hasMenu && <ShareMenuButton url={url} title={text} />}
        <CopyLinkButton url={url} />
      </div>
    </div>
  );
}

type PlaceFormsProps = Shown & { sent: { action: string; token?: string } };

function PlaceForms({ place, sent: { action, token } }: PlaceFormsProps) {
  const t = useTranslations("friendSeat.places");
  const { state: progress } = useNavigation();
  const { state, seatId, nickname } = place;
  if (state === "own") return null;
  const hidden = (
    <>
      {token && <input type="hidden" name="token" value={token} />}
      <input type="hidden" name="place" value={place.place} />
      {seatId && <input type="hidden" name="seatId" value={seatId} />}
    </>
  );
  if (state === "open" || state === "taken") {
    return (
      // Of its own, so that a link that was just made does not show the way to end it.
      <details key="withdraw">
        <summary>{t(state === "taken" ? "withdrawTaken" : "withdraw")}</summary>
        <Form method="post" action={action}>
          {hidden}
          {state === "taken" && <p>{t("withdrawTakenText", { name: nickname })}</p>}
          <Button type="submit" name="intent" value="withdraw" variant="danger" size="small">
            {t(state === "taken" ? "withdrawTaken" : "withdraw")}
          </Button>
        </Form>
      </details>
    );
  }
  return (
    <details key="send">
      <summary>{t(state === "expired" ? "makeAgain" : "make")}</summary>
      <Form method="post" action={action}>
        {hidden}
        <Textarea
          id={`message-${place.place}`}
          name="message"
          label={t("message")}
          hint={t("messageHint")}
          rows={2}
          maxLength={friendMessageLimit}
          defaultValue={place.message ?? ""}
        />
        <Checkbox name="senderPays" value="on" note={t("paysHint")}>
          {t("pays")}
        </Checkbox>
        <Button
          type="submit"
          name="intent"
          value="send"
          icon={<Send />}
          loading={progress === "submitting"}
        >
          {t(state === "expired" ? "makeAgain" : "make")}
        </Button>
      </Form>
    </details>
  );
}
