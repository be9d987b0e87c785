import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { num } from "../../../shell/text/num.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { Hourglass } from "../../../ui/generated/admin-icons.ts";
import { OctagonAlert } from "../../../ui/generated/icons.ts";
import { ImagePreview } from "./image-preview.tsx";
import { type ImageView, imageListPath } from "./image-view.ts";

export function ImageGrid({ images }: { images: ImageView[] }) {
  const t = useTranslations("adminImage");
  return (
    <ul className="image-grid">
      {images.map((image) => (
        <li key={image.id} className="image-card">
          <ImagePreview image={image} alt="" />
          <div className="image-card-text">
            <Link
              className="whole-link"
              to={`${imageListPath}?image=${image.id}`}
              preventScrollReset
              aria-label={t("open", { name: image.altJa || t("unnamed") })}
            >
              {image.altJa || <span className="muted">{t("alt.missing")}</span>}
            </Link>
            <p className="meta">{sizeLine(image, t)}</p>
            {image.refusal && <p className="image-card-refusal">{image.refusal}</p>}
            <ImageTags image={image} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type Words = ReturnType<typeof useTranslations<"adminImage">>;

export const sizeLine = ({ width, height, kind, bytes }: ImageView, t: Words) =>
  num(t("size", { width, height, kind, bytes }));

function ImageTags({ image: { state, altJa, altEn } }: { image: ImageView }) {
  const t = useTranslations("adminImage");
  return (
    <TagList>
      {state === "waiting" && (
        <Tag tone="gold" icon={<Hourglass />}>
          {t("state.waiting")}
        </Tag>
      )}
      {state === "refused" && (
        <Tag tone="red" icon={<OctagonAlert />}>
          {t("state.refused")}
        </Tag>
      )}
      {state === "ready" && !altJa && <Tag tone="red">{t("alt.missing")}</Tag>}
      {state === "ready" && altJa && !altEn && <Tag>{t("alt.missingEnglish")}</Tag>}
    </TagList>
  );
}
