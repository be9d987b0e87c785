import type { SearchSegment } from "@takujo/contracts/content/search";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import { Cover } from "../../ui/layout/cover.tsx";
import type { HitView } from "./results.server.ts";

type HitProps = { hit: HitView; children: ReactNode };

/** One search result; the children are at the end of the row. */
export function Hit({ hit, children }: HitProps) {
  const lang = useTextLanguage()(hit);
  return (
    <li className="search-hit">
      {hit.cover && (
        <Cover
          className="search-hit-cover"
          image={hit.cover}
          width="96"
          height="72"
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="search-hit-text">
        <h3 className="search-hit-title">
          <Link className="whole-link" to={hit.to} lang={lang}>
            <Marked segments={hit.title} />
          </Link>{" "}
          <LanguageTag text={hit} />
        </h3>
        {hit.excerpt && (
          <p className="search-hit-excerpt" lang={lang}>
            <Marked segments={hit.excerpt} />
          </p>
        )}
        {hit.facts && <p>{hit.facts}</p>}
      </div>
      {children && <div className="search-hit-note">{children}</div>}
    </li>
  );
}

function Marked({ segments }: { segments: SearchSegment[] }) {
  return segments.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity.
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
