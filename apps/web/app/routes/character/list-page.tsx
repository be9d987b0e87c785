import { listCharacters } from "@takujo/contracts/generated/platform/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Kern } from "../../ui/kern.tsx";
import type { Route } from "./+types/list-page.ts";
import { CharacterCard } from "./character-card.tsx";
import { withInk } from "./server-ink.ts";
import { characterListHead } from "./server-list-head.ts";
import "./list-page.css";

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
