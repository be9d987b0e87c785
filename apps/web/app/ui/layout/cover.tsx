import type { ComponentProps } from "react";

/** Attributes of an `img` for a cover, drawn or uploaded. */
export interface CoverImage {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty for a drawing, which adds nothing to the title. */
  alt: string;
}

type CoverProps = Omit<ComponentProps<"img">, keyof CoverImage> & { image: CoverImage };

export function Cover({ image, ...props }: CoverProps) {
  return <img {...image} alt={image.alt} {...props} />;
}
