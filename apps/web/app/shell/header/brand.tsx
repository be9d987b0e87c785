import { useTranslations } from "@takujo/i18n/react";
import { Phrases } from "../../ui/text/phrases.tsx";
import { useSite } from "../site/site.ts";
import drawings from "./brand.svg";

/** The five of a die: one table and four seats; or the organizer's picture, in the same square. The name stands beside it. */
export function Mark({ onCloth = false }: { onCloth?: boolean }) {
  const { logo } = useSite();
  return logo ? (
    <img className="site-mark" src={logo} alt="" width="48" height="48" fetchPriority="low" />
  ) : (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${drawings}#mark${onCloth ? "-on-cloth" : ""}`} />
    </svg>
  );
}

/** Where kana end: なにわ|盤上亭. A name is no sentence, so browsers break it inside of words. */
const wordEnds = /(?<=[ぁ-ゖァ-ヺー])(?=\p{Script=Han})/u;

/** 卓上 as drawn, the 日 of 卓 being the round table; any other name in letters. */
export function Wordmark() {
  const name = useTranslations("commons.site")("wordmark");
  return name ? (
    <b>
      <Phrases>{name.split(wordEnds)}</Phrases>
    </b>
  ) : (
    <svg viewBox="0 0 210 100" aria-hidden="true">
      <use href={`${drawings}#wordmark`} />
    </svg>
  );
}
