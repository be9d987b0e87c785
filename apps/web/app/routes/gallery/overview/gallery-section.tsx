import type { ReactNode } from "react";
import { sections } from "./sample-words.ts";

type GallerySectionProps = { id: keyof typeof sections; children: ReactNode };

export function GallerySection({ id, children }: GallerySectionProps) {
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="gallery-title" id={`${id}-title`}>
        {sections[id]}
      </h2>
      {children}
    </section>
  );
}

/** The target of every link in the gallery. */
export const nowhere = "#main";
