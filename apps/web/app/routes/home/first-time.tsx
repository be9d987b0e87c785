import { useTranslations } from "@takujo/i18n/react";
import { useHasGuides } from "../../shell/site/site.ts";
import { num } from "../../shell/text/num.tsx";
import { ButtonLink } from "../../ui/action/button.tsx";
import { ChevronRight } from "../../ui/generated/icons.ts";
import { artUrl } from "../../ui/icon/art-url.ts";
import { Kern } from "../../ui/text/kern.tsx";

/** `fee` is the lowest one; null if nothing costs anything. */
export function FirstTime({ fee }: { fee: string | null }) {
  const t = useTranslations("home.first");
  return (
    <section className="section wrap home-first-section" aria-labelledby="first">
      <div className="home-first">
        {useHasGuides() && (
          <img src={artUrl.mascot("koma")} alt="" width="320" height="360" loading="lazy" />
        )}
        <div className="home-first-text">
          <h2 className="home-first-title" id="first">
            <Kern>{t("heading")}</Kern>
          </h2>
          <p>
            {t("lead")} {fee && t.rich("fee", { fee, num })}
          </p>
        </div>
        <ButtonLink to="/first-visit" trailingIcon={<ChevronRight />}>
          {t("action")}
        </ButtonLink>
      </div>
    </section>
  );
}
