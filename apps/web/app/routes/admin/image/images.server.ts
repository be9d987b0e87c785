import { imageListQuerySchema } from "@takujo/contracts/content/image/image";
import { listImages, readImage } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Image } from "@takujo/contracts/generated/platform/types.gen";
import { thumbHashToDataURL } from "thumbhash";
import { unwrap } from "../../../api/unwrap.ts";
import { refusalWords } from "../../../shell/form/image-words.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { readListQuery } from "../list/read-list-query.server.ts";
import type { ImageView } from "./image-view.ts";

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
