import { useTranslations } from "@takujo/i18n/react";
import { ChipLink, ChipList } from "../../ui/action/chip.tsx";
import { searchUrl } from "./search-url.ts";

const places = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

export function WordLinks() {
  const t = useTranslations("search");
  return (
    <nav aria-labelledby="words">
      <h2 className="search-subheading" id="words">
        {t("words")}
      </h2>
      <ChipList>
        {places.map((place) => {
          const word = t(`word.${place}`);
          return (
            <ChipLink key={place} to={searchUrl({ q: word })}>
              {word}
            </ChipLink>
          );
        })}
      </ChipList>
    </nav>
  );
}
