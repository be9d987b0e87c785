import { useTranslations } from "@takujo/i18n/react";
import { artUrl } from "../../ui/art-url.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ChevronRight } from "../../ui/generated/icons.ts";
import { Ground } from "../../ui/ground.tsx";

const br = () => <br />;

export function Hero() {
  const t = useTranslations("home.hero");
  return (
    <section className="home-hero cloth">
      <Ground pattern="asanoha" size={104} />
      <div className="wrap home-hero-inner">
        <div className="home-hero-copy">
          <h1 className="home-hero-title">{t.rich("heading", { br })}</h1>
          <p className="home-hero-lead">{t.rich("lead", { br })}</p>
          <div className="home-hero-actions">
            <ButtonLink to="/event" variant="gold" size="large" trailingIcon={<ChevronRight />}>
              {t("events")}
            </ButtonLink>
            <ButtonLink to="/about" variant="ghost-cloth" size="large">
              {t("about")}
            </ButtonLink>
          </div>
        </div>
        {/* Used, not shown as an image: so its table may reach past the picture, to both edges. */}
        <svg
          className="home-hero-scene"
          viewBox="0 0 860 600"
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
        >
          <use href={`${artUrl.scene("hero")}#art`} />
        </svg>
      </div>
    </section>
  );
}
