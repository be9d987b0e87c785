import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import type {
  Followed,
  OwnFriendSeat,
  OwnPasses,
  PartyPlaces,
} from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatWeekdayDay } from "@takujo/i18n/format-date";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { friendTicketPath } from "../../reservation/friend/friend-path.ts";
import { followedPath } from "../follow/followed-path.ts";

const maxShown = 5;
const pictureSize = { w: 168, h: 168 };

/** Follows and bookmarks: the next first, without past events. */
export function watchedView(items: Followed[], locale: Locale, now: number) {
  return items
    .map((item) => ({ item, at: item.startsAt ?? item.next?.startsAt ?? null }))
    .filter(({ item, at }) => item.kind !== "event" || (at !== null && Date.parse(at) > now))
    .sort((one, other) => moment(one.at) - moment(other.at))
    .slice(0, maxShown)
    .map(({ item, at }) => ({
      ...{ kind: item.kind, id: item.subjectId, name: item.name, locale: item.locale },
      to: pageOf(item),
      picture: pictureOf(item),
      day: at && formatWeekdayDay(at, locale),
    }));
}

const moment = (at: string | null) => (at ? Date.parse(at) : Number.POSITIVE_INFINITY);

/** Series and venues have no page: their next event is what people look for. */
function pageOf({ kind, slug, next }: Followed): string {
  if (slug) return followedPath(kind, slug);
  return next ? `/event/${next.slug}` : "/user/notification#follows";
}

function pictureOf({ kind, slug, cover, avatar, next }: Followed): string | null {
  if (avatar) return artUrl.avatar(avatar);
  if (kind === "venue") return null;
  if (slug) return coverUrl({ slug, cover }, pictureSize);
  return next && coverUrl(next, pictureSize);
}

/** Places of others' parties that are still to come. */
export function receivedView(seats: OwnFriendSeat[], locale: Locale, now: number) {
  return seats
    .filter(({ state, session }) => state === "confirmed" && Date.parse(session.endsAt) > now)
    .map(({ code, event, session, sender, ticket }) => ({
      ...{ code: spokenCode(code), sender, title: event.title, locale: event.locale },
      to: friendTicketPath(ticket),
      picture: coverUrl(event, pictureSize),
      day: formatWeekdayDay(session.startsAt, locale),
    }));
}

/** Friends who took a place of the person's party, and the number of unanswered links. */
export function friendsView({ places }: PartyPlaces) {
  const inState = (wanted: string) => places.filter(({ state }) => state === wanted);
  return {
    names: inState("taken").map(({ nickname }) => nickname),
    waiting: inState("open").length,
  };
}

/** Null where the person has neither passes nor a stamp card. */
export function passesView({ passes, stampCard }: OwnPasses) {
  const valid = passes.filter(({ state }) => state === "valid");
  if (valid.length === 0 && !stampCard) return null;
  return {
    left: valid.reduce((sum, { left }) => sum + left, 0),
    stamps: stampCard && { stamps: stampCard.stamps, of: stampCard.of },
  };
}
