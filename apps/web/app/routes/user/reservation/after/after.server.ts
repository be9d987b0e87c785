import {
  addPlay,
  readVisit,
  saveVisitWord,
  showVisitName,
  takeBackPlay,
} from "@takujo/contracts/generated/games/sdk.gen";
import { listGames, listGuestPhotos } from "@takujo/contracts/generated/platform/sdk.gen";
import { type Liking, likings } from "@takujo/contracts/library/after-game-rules";
import { formatFullDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { coverTone } from "../../../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../../../shell/cover/cover-url.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf, refusalSentence } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { eventView } from "../../../event/event-view.server.ts";

const maxFound = 8;
const maxSearchLength = 60;
const coverSize = { w: 320, h: 320 };

/** `words`: what another game is looked for by. */
export async function readAfterPage({ games, platform, locale }: Visit, id: string, words: string) {
  const q = words.trim().slice(0, maxSearchLength);
  const [answer, found] = await Promise.all([
    readVisit({ client: games, path: { id }, query: { locale } }),
    q === "" ? null : listGames({ client: platform, query: { locale, q } }),
  ]);
  const visit = unwrap(answer);
  const { data: photos } = await listGuestPhotos({
    client: platform,
    query: { slug: visit.eventSlug, locale },
  });
  const known = new Set(visit.games.map(({ slug }) => slug));
  return {
    visit: {
      ...visit,
      day: formatFullDay(visit.startsAt, locale),
      until: formatFullDay(visit.openUntil, locale),
      games: visit.games.map(({ cover, ...game }) => ({
        ...game,
        cover: coverImage({ slug: game.slug, cover }, coverSize),
        tone: coverTone({ slug: game.slug, cover }),
      })),
      next: visit.next && eventView(visit.next, locale),
    },
    photoCount: photos?.items.filter(({ state }) => state === "shown").length ?? 0,
    search: {
      words: q,
      found: (found?.data?.items ?? [])
        .filter(({ slug }) => !known.has(slug))
        .slice(0, maxFound)
        .map(({ slug, name, locale: language }) => ({ slug, name, locale: language })),
    },
  };
}

export type AfterPage = Awaited<ReturnType<typeof readAfterPage>>;

function likingIn(form: FormData): Liking | null {
  const text = form.get("liking");
  return likings.find((face) => String(face) === text) ?? null;
}

/** Each part of the page is saved alone. */
export async function receiveAfter(request: Request, visit: Visit, id: string) {
  const { games: client, locale } = visit;
  const form = await readForm(request);
  const slug = String(form.get("game") ?? "");
  const answer = async (
    call: Promise<{ error?: unknown; response?: Response }>,
    done: string,
    part: string,
  ) => {
    const { error, response } = await call;
    if (response?.ok) return redirect(`/user/reservation/${id}/after?done=${done}#${part}`);
    return data({ refused: sentenceFor(error, locale) }, { status: 422 });
  };
  switch (form.get("intent")) {
    case "play":
      return answer(
        addPlay({ client, path: { id, slug }, body: { liking: likingIn(form) } }),
        "played",
        "played",
      );
    case "take-back":
      return answer(takeBackPlay({ client, path: { id, slug } }), "takenBack", "played");
    case "word": {
      const word = String(form.get("word") ?? "").replaceAll("\r\n", "\n");
      return answer(saveVisitWord({ client, path: { id }, body: { word } }), "word", "word");
    }
    case "name": {
      const showsName = form.get("showsName") === "on";
      return answer(showVisitName({ client, path: { id }, body: { showsName } }), "name", "people");
    }
    default:
      throw data(null, { status: 400 });
  }
}

function sentenceFor(error: unknown, locale: Visit["locale"]): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["afterGame"]) });
  const code = problemOf(error);
  if (code === "too-late") return t("afterGame.refusal.tooLate");
  if (code === "not-now") return t("afterGame.refusal.tooMany");
  if (code === "invalid-input") return t("afterGame.refusal.invalid");
  return refusalSentence(error, locale);
}
