import { DieFace, type DieValue } from "../../ui/die-face.tsx";
import { Kern } from "../../ui/kern.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { colors } from "./samples.ts";

const FACES: DieValue[] = [1, 2, 3, 4, 5, 6];

export function FoundationSamples() {
  return (
    <>
      <GallerySection id="colors" title="色">
        <div className="gallery-swatches">
          {colors.map((name) => (
            <div key={name}>
              <i style={{ "--swatch": `var(--tk-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </GallerySection>
      <GallerySection id="type" title="文字">
        <div className="panel stack">
          <p className="gallery-type-hero">
            <Kern>今夜は、どの卓？</Kern>
          </p>
          <p className="gallery-type-3xl">
            <Kern>席を、おさえました。</Kern> <span className="num">3xl</span>
          </p>
          <p className="gallery-type-2xl">
            もうすぐ開く卓 <span className="num">2xl</span>
          </p>
          <h3>親子ではじめてのボードゲーム</h3>
          <p className="lead">導入の文。ひとりでも、はじめてでも。席をひとつ、あけてあります。</p>
          <p className="prose">
            本文は端末の書体で、16px・行間1.9・字送り0.02em。約物は詰め、単語の途中では折り返しません。
          </p>
          <p className="muted">補足の文</p>
          <p className="meta">覚え書きの文</p>
          <p className="gallery-type-number num">2026.04.18 13:00–22:00 ¥2,800</p>
        </div>
      </GallerySection>
      <GallerySection id="dice" title="さいころ">
        <div className="cluster">
          {FACES.map((value) => (
            <DieFace key={value} value={value} />
          ))}
        </div>
      </GallerySection>
    </>
  );
}
