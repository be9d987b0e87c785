import { DieFace, type DieValue } from "../../../ui/data/die-face.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";
import { colors } from "./samples.ts";

const FACES: DieValue[] = [1, 2, 3, 4, 5, 6];

export function FoundationSamples() {
  return (
    <>
      <GallerySection id="colors">
        <div className="gallery-swatches">
          {colors.map((name) => (
            <div key={name}>
              <i style={{ "--swatch": `var(--tk-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </GallerySection>
      <GallerySection id="type">
        <div className="panel stack">
          <p className="gallery-type-hero">
            <Kern>{words.hero}</Kern>
          </p>
          <p className="gallery-type-3xl">
            <Kern>{words.held}</Kern> <span className="num">3xl</span>
          </p>
          <p className="gallery-type-2xl">
            {words.soon} <span className="num">2xl</span>
          </p>
          <h3>{words.familyEvent}</h3>
          <p className="lead">{words.lead}</p>
          <p className="prose">{words.bodyText} </p>
          <p className="muted">{words.mutedText}</p>
          <p className="meta">{words.metaText}</p>
          <p className="gallery-type-number num">2026.04.18 13:00–22:00 ¥2,800</p>
        </div>
      </GallerySection>
      <GallerySection id="dice">
        <div className="cluster">
          {FACES.map((value) => (
            <DieFace key={value} value={value} />
          ))}
        </div>
      </GallerySection>
    </>
  );
}
