import { pictureRefusals } from "@takujo/contracts/content/image/picture-refusal";
import type { Problem } from "@takujo/contracts/errors";
import {
  listGuestPhotos,
  objectToPhoto,
  sendPhoto,
  takeBackPhoto,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { refusalSentence, refusalWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

/** Null for people who were not there: they are told how to ask for removal. */
export async function readPhotoPage({ platform: client, locale }: Visit, slug: string) {
  const { data: photos, response } = await listGuestPhotos({ client, query: { slug, locale } });
  if (!photos && response?.status !== 404) throw data(null, { status: response?.status ?? 503 });
  return photos ?? null;
}

const pathOf = (slug: string, done: string) => `/user/event-photo/${slug}?done=${done}`;

export async function receivePhoto(request: Request, visit: Visit, slug: string) {
  const { platform: client } = visit;
  const form = await readForm(request);
  const photoId = String(form.get("photo") ?? "");
  const answer = async (call: Promise<{ error?: unknown; response?: Response }>, done: string) => {
    const { error, response } = await call;
    return response?.ok ? redirect(pathOf(slug, done)) : refusePhoto(error, form, visit);
  };
  switch (form.get("intent")) {
    case "send": {
      const query = photoFields(form);
      if ("refusal" in query) return tellPhoto(photoRefusal(visit, query.refusal), form);
      const { file, ...fields } = query;
      return answer(sendPhoto({ client, query: { slug, ...fields }, body: file }), "sent");
    }
    case "object":
      if (!isUuid(photoId)) throw data(null, { status: 400 });
      return answer(objectToPhoto({ client, path: { photoId } }), "hidden");
    case "take-back":
      if (!isUuid(photoId)) throw data(null, { status: 400 });
      return answer(takeBackPhoto({ client, path: { photoId } }), "takenBack");
    default:
      throw data(null, { status: 400 });
  }
}

/** Fields of the photo form, for guests and the organizer. */
export function photoFields(form: FormData) {
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "") return { refusal: "no-file" } as const;
  if (form.get("consent") !== "on") return { refusal: "no-consent" } as const;
  const caption = String(form.get("caption") ?? "");
  return { file, name: file.name, type: file.type, caption, hasConsent: "yes" as const };
}

const known = ["no-file", "no-consent", "too-large", "too-late", "not-now"] as const;

export function photoRefusal({ locale }: Pick<Visit, "locale">, code: string): string | null {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["eventPhoto"]) });
  const reason = known.find((candidate) => candidate === code);
  if (reason) return t(`eventPhoto.refusal.${reason}`);
  return pictureRefusals.some((refusal) => refusal === code)
    ? refusalWords({ locale }, code)
    : null;
}

/** With the caption, which the form shows again. */
export const tellPhoto = (sentence: string | null, form: FormData) =>
  data({ refused: sentence ?? "", caption: String(form.get("caption") ?? "") }, { status: 422 });

export function refusePhoto(error: unknown, form: FormData, visit: Visit) {
  const problem = error as Partial<Problem> | undefined;
  const sentence = photoRefusal(visit, problem?.reason ?? problem?.code ?? "");
  return tellPhoto(sentence ?? refusalSentence(error, visit.locale), form);
}
