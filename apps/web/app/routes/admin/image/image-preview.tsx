import { imagePath, imageSources } from "@takujo/contracts/content/image/image-path";
import { Image } from "../../../ui/generated/admin-icons.ts";
import type { ImageView } from "./image-view.ts";

type ImagePreviewProps = { image: ImageView; alt: string };

/** The image over its blurred placeholder while it loads; an icon if it is not ready or failed. */
export function ImagePreview({ image, alt }: ImagePreviewProps) {
  const { id, state, width, height, placeholder } = image;
  if (state !== "ready") {
    return (
      <span className="image-preview image-preview-none" aria-hidden="true">
        <Image />
      </span>
    );
  }
  return (
    <img
      className="image-preview"
      src={imagePath(id, 480)}
      srcSet={imageSources(id, width)}
      sizes="auto, 260px"
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
    />
  );
}
