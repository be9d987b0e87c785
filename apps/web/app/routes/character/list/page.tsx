import { listCharacters } from "@takujo/contracts/generated/platform/sdk.gen";
import type { CharacterSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { artworkLook } from "../artwork-look.ts";
import { withInk } from "../ink.server.ts";
import { isLongName } from "../is-long-name.ts";
import type { Route } from "./+types/page.ts";
import "./list.css";

const castOfSix = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const { items } = unwrap(await listCharacters({ client, query: { locale } }));
  return { head: characterListHead(locale), characters: items.map(withInk) };
}

export default function CharacterList({ loaderData: { characters } }: Route.ComponentProps) {
  const t = useTranslations("character");
  return (
    <main id="main" className="wrap characters">
      <h1>
        <Kern>{t(characters.length === castOfSix ? "heading" : "headingOther")}</Kern>
      </h1>
      <p className="lead characters-lead">{t("lead")}</p>
      {characters.length > 0 ? (
        <ul className="characters-list">
          {characters.map((character) => (
            <li key={character.slug}>
              <CharacterCard character={character} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState kind="table" title={t("empty")} />
      )}
    </main>
  );
}

function CharacterCard({ character }: { character: CharacterSummary & { ink: string } }) {
  const t = useTranslations("character");
  const lang = useTextLanguage()(character);
  const { slug, artwork, color, ink, locale, name, catchPhrase, origin, duty } = character;
  return (
    <Link
      className="character-card"
      to={`/character/${slug}`}
      style={{ "--tone": color, "--on-tone": ink }}
    >
      <div className="character-card-scene">
        <Ground pattern={artworkLook[artwork].pattern} size={84} />
        <h2
          className="character-card-name"
          lang={lang}
          data-long={isLongName(character) || undefined}
        >
          {name}
        </h2>
        <img src={artUrl.mascot(artwork)} alt="" width="320" height="360" />
      </div>
      <div className="character-card-text">
        <b lang={lang}>{t(`quote.${locale}`, { phrase: catchPhrase })}</b>
        <small lang={lang}>{t("made", { origin, duty })}</small>
        <LanguageTag text={character} />
      </div>
    </Link>
  );
}

function characterListHead(locale: Locale): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["character"]) });
  return { description: t("character.description") };
}
