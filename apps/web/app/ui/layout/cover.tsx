import type { ComponentProps } from "react";

/** What an `img` needs to show a cover, drawn or uploaded. */
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
