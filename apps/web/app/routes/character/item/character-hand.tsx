import type { CharacterItem } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { artworkLook } from "../artwork-look.ts";

const traits = ["depth", "speed", "talk", "luck"] as const;
const steps = [1, 2, 3, 4, 5];

/** Its skills, in cubes of its own color, and what it likes and does. */
export function CharacterHand({ character }: { character: CharacterItem }) {
  const t = useTranslations("character");
  const lang = useTextLanguage()(character);
  return (
    <section aria-labelledby="hand">
      <h2 id="hand">{t("hand")}</h2>
      <dl className="character-hand" style={{ "--tone": artworkLook[character.artwork].pigment }}>
        {traits.map((trait) => {
          const value = character.traits[trait];
          return (
            value !== undefined && (
              <div key={trait}>
                <dt>{t(`trait.${trait}`)}</dt>
                <dd>
                  <span
                    className="character-cubes"
                    role="img"
                    aria-label={t("outOfFive", { value })}
                  >
                    {steps.map((step) => (
                      <i key={step} data-on={step <= value ? "" : undefined} />
                    ))}
                  </span>
                </dd>
              </div>
            )
          );
        })}
        <div>
          <dt>{t("likes")}</dt>
          <dd lang={lang}>{character.likes}</dd>
        </div>
        <div>
          <dt>{t("duty")}</dt>
          <dd lang={lang}>{character.duty}</dd>
        </div>
      </dl>
    </section>
  );
}
