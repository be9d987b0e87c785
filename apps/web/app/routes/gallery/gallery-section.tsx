import type { ReactNode } from "react";

type GallerySectionProps = { id: string; title: string; children: ReactNode };

export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="gallery-title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
