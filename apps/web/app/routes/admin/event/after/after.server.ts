import { readEventWords } from "@takujo/contracts/generated/games/sdk.gen";
import {
  addEventPhoto,
  decidePhoto,
  listOrganizedPhotos,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { formatMoment } from "@takujo/i18n/format-span";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import {
  photoFields,
  photoRefusal,
  refusePhoto,
  tellPhoto,
} from "../../../user/event-photo/event-photo.server.ts";
import { eventPath } from "../event-path.ts";

export async function readAfterEvent({ games, platform, locale }: Visit, eventId: string) {
  const [photos, words] = await Promise.all([
    listOrganizedPhotos({ client: platform, path: { eventId }, query: { locale } }),
    readEventWords({ client: games, path: { eventId }, query: { locale } }),
  ]);
  const { items, ...event } = unwrap(photos);
  const { items: said, games: played } = unwrap(words);
  return {
    event,
    photos: items.map((photo) => ({
      ...photo,
      agreed: formatMoment(new Date(photo.consentAt), locale),
    })),
    words: said.map(({ at, ...word }) => ({ ...word, at: formatMoment(new Date(at), locale) })),
    played,
  };
}

const decisions = ["show", "hide", "remove"] as const;

export async function changeAfterEvent(request: Request, visit: Visit, eventId: string) {
  const { platform: client } = visit;
  const form = await readForm(request);
  const answer = async (call: Promise<{ error?: unknown; response?: Response }>, done: string) => {
    const { error, response } = await call;
    return response?.ok
      ? redirect(`${eventPath(eventId)}/after?done=${done}`)
      : refusePhoto(error, form, visit);
  };
  const intent = form.get("intent");
  if (intent === "send") {
    const fields = photoFields(form);
    if ("refusal" in fields) return tellPhoto(photoRefusal(visit, fields.refusal), form);
    const { file, ...query } = fields;
    return answer(addEventPhoto({ client, path: { eventId }, query, body: file }), "added");
  }
  const decision = decisions.find((candidate) => candidate === intent);
  const photoId = String(form.get("photo") ?? "");
  if (!decision || !isUuid(photoId)) throw data(null, { status: 400 });
  return answer(decidePhoto({ client, path: { eventId, photoId }, body: { decision } }), decision);
}
