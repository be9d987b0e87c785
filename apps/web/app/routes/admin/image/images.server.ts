import { imageListQuerySchema } from "@takujo/contracts/content/image/image";
import type { Problem } from "@takujo/contracts/errors";
import {
  describeImage,
  listImages,
  readImage,
  removeImage,
  uploadImage,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Image } from "@takujo/contracts/generated/platform/types.gen";
import { data, redirect } from "react-router";
import { thumbHashToDataURL } from "thumbhash";
import { type Result, unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { refusalWords } from "../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { readListQuery } from "../list/read-list-query.server.ts";
import { type ImageView, imageListPath } from "./image-view.ts";

const querySchema = imageListQuerySchema.omit({ limit: true });

export async function readImages(visit: Visit, search: URLSearchParams) {
  const query = readListQuery(querySchema, search);
  const chosen = search.get("image");
  const [list, image] = await Promise.all([
    listImages({ client: visit.platform, query }).then(unwrap),
    chosen ? readImage({ client: visit.platform, path: { imageId: chosen } }) : null,
  ]);
  const refused = search.get("refused");
  return {
    query,
    images: list.items.map((item) => presentImage(item, visit)),
    next: list.next,
    /** Opened by its own address; null if it no longer exists. */
    image: image?.data ? presentImage(image.data, visit) : null,
    refused: refused ? refusalWords(visit, refused) : null,
  };
}

function presentImage(image: Image, visit: Visit): ImageView {
  const { mediaType, byteSize, placeholder, refusal, ...facts } = image;
  return {
    ...facts,
    kind: (mediaType.split("/")[1] ?? mediaType).toUpperCase(),
    bytes: sizeOf(byteSize),
    placeholder: placeholder && thumbHashToDataURL(Buffer.from(placeholder, "base64")),
    refusal: refusal && refusalWords(visit, refusal),
  };
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

type Change = (
  form: FormData,
  visit: Visit,
) => Promise<ReturnType<typeof refused> | Response | Uploaded>;
type Uploaded = { uploaded: string };
type AltTexts = { ja: string; en: string };

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

/** Keyed by the intent that each form's button sends. */
const changes: Record<string, Change> = {
  upload: async (form, visit) => {
    const file = form.get("file");
    const ja = textOf(form, "altJa");
    const en = textOf(form, "altEn");
    const typed = { ja, en };
    if (!(file instanceof File) || file.name === "") return refused(visit, "no-file", typed);
    const sent = await uploadImage({
      client: visit.platform,
      query: { name: file.name, type: file.type },
      body: file,
    });
    if (!sent.data) return refusedFor(visit, sent, typed);
    const { id } = sent.data;
    if (ja) await describe(visit, id, ja, en);
    // The image picker of an editor stays open.
    return form.has("picking") ? { uploaded: id } : redirect(`${imageListPath}?done=uploaded`);
  },
  describe: async (form, visit) => {
    const ja = textOf(form, "altJa");
    if (!ja) return refused(visit, "alt-missing");
    const id = textOf(form, "image");
    const answer = await describe(visit, id, ja, textOf(form, "altEn"));
    if (!answer.data) return refusedFor(visit, answer);
    return redirect(`${imageListPath}?done=described`);
  },
  remove: async (form, visit) => {
    const answer = await removeImage({
      client: visit.platform,
      path: { imageId: textOf(form, "image") },
    });
    if (!answer.response?.ok) return refusedFor(visit, answer);
    return redirect(`${imageListPath}?done=removed`);
  },
};

export async function changeImage(request: Request, visit: Visit) {
  const form = await readForm(request);
  const act = changes[String(form.get("intent"))];
  if (!act) throw data(null, { status: 400 });
  return act(form, visit);
}

const describe = (visit: Visit, imageId: string, ja: string, en: string) =>
  describeImage({ client: visit.platform, path: { imageId }, body: { ja, en } });

const refused = (visit: Visit, code: string, typed?: AltTexts) =>
  data({ refused: refusalWords(visit, code), typed }, { status: 422 });

function refusedFor(visit: Visit, { error, response }: Result<unknown>, typed?: AltTexts) {
  const problem = error as Partial<Problem> | undefined;
  const code = problem?.reason ?? problem?.code ?? String(response?.status ?? 503);
  return refused(visit, code, typed);
}
