import { useTranslations } from "@takujo/i18n/react";
import { artUrl } from "../../ui/icon/art-url.ts";
import { Ground } from "../../ui/layout/ground.tsx";

const br = () => <br />;

export function Hero() {
  const t = useTranslations("home.hero");
  return (
    <section className="home-hero cloth">
      <Ground pattern="asanoha" size={104} />
      <div className="wrap home-hero-inner">
        <HeroScene name="hero" viewBox="0 0 860 600" />
        <HeroScene name="trio" viewBox="0 0 290 276" />
        <h1 className="home-hero-title">{t.rich("heading", { br })}</h1>
      </div>
    </section>
  );
}

/** Inlined with `use`, so that its table can extend past the picture to both edges. Narrow screens show the other one. */
function HeroScene({ name, viewBox }: { name: "hero" | "trio"; viewBox: string }) {
  return (
    <svg
      className={`home-hero-scene home-hero-${name}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <use href={`${artUrl.scene(name)}#art`} />
    </svg>
  );
}
