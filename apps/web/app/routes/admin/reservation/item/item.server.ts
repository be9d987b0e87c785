import { readAnyReservation } from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { formatMoment, formatSpan } from "@takujo/i18n/format-span";
import { data } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { type ItemQuestion, itemQuestions } from "../item-path.ts";
import { readMoveTargets } from "../move-targets.server.ts";
import { mailNames, readMailPreview } from "../preview-mails.server.ts";
import { reservationWords } from "../refusal.server.ts";
import { rowView } from "../row-view.server.ts";

type Item = Awaited<ReturnType<typeof readItemData>>;

async function readItemData({ games, locale }: Visit, reservationId: string) {
  if (!isUuid(reservationId)) throw data(null, { status: 404 });
  return unwrap(
    await readAnyReservation({ client: games, path: { reservationId }, query: { locale } }),
  );
}

export async function readItem(visit: Visit, reservationId: string, asked: string | null) {
  const item = await readItemData(visit, reservationId);
  const question = questionAbout(item, asked);
  const [targets, preview] = await Promise.all([
    question === "move" ? targetsOf(item, visit) : [],
    question === "resend" ? readMailPreview(visit, [item.id]) : null,
  ]);
  const mailName = mailNames(visit.locale);
  const moment = (at: string) => formatMoment(new Date(at), visit.locale);
  return {
    item: {
      ...rowView(item, visit),
      receivedAt: moment(item.createdAt),
      span: formatSpan(new Date(item.session.startsAt), new Date(item.endsAt), visit.locale),
      until: item.expiresAt && moment(item.expiresAt),
      history: item.history.map((line, index) => ({
        id: String(index),
        time: moment(line.at),
        cause: line.cause,
        note: noteOf(line, visit),
      })),
      checkIns: item.checkIns.map((mark, index) => ({
        ...mark,
        id: String(index),
        time: moment(mark.at),
      })),
      notices: item.notices.map(({ kind, ...notice }, index) => ({
        ...notice,
        id: String(index),
        name: mailName(kind),
        time: moment(notice.toldAt ?? notice.at),
      })),
    },
    question,
    targets,
    preview,
    nonce: crypto.randomUUID(),
  };
}

export type ItemView = Awaited<ReturnType<typeof readItem>>["item"];

function questionAbout(item: Item, asked: string | null): ItemQuestion | null {
  const question = itemQuestions.find((name) => name === asked);
  return question && item.may[question] ? question : null;
}

function targetsOf({ event, session, fee, sessions, may }: Item, visit: Visit) {
  const startsAt = sessions[0]?.startsAt ?? session.startsAt;
  return readMoveTargets(visit, {
    own: { ...event, startsAt, fee, sessions },
    onlyOwn: !may.moveToEvent,
  });
}

function noteOf(line: Item["history"][number], visit: Visit): string {
  const t = reservationWords(visit);
  const { madeBy, seats: count, until, position, reason } = line;
  const who = t(`adminReservation.madeBy.${madeBy}`);
  if (reason) return t("adminReservation.historyNote.reason", { who, count, reason });
  if (until) {
    const time = formatMoment(new Date(until), visit.locale);
    return t("adminReservation.historyNote.until", { who, count, time });
  }
  if (position) return t("adminReservation.historyNote.position", { who, count, position });
  return t("adminReservation.historyNote.seats", { who, count });
}
