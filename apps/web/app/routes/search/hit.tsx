import type { SearchSegment } from "@takujo/contracts/platform/search";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { Cover } from "../../ui/cover.tsx";
import type { HitView } from "./server-hits.ts";

type HitProps = { hit: HitView; children: ReactNode };

/** One thing found; what changes, or stands at the end of the row, comes as the child. */
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
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
