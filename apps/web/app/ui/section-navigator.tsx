import { useCurrentSection } from "./use-current-section.ts";

type SectionNavigatorProps = {
  label: string;
  title?: string | undefined;
  sections: { id: string; name: string; count?: number | undefined }[];
  /** The language of the names, where it is not that of the page. */
  lang?: string | undefined;
};

/** The squares at the side of a long page; the one being read is turned a little, like a piece. */
export function SectionNavigator({ label, title, sections, lang }: SectionNavigatorProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className="section-navigator" aria-label={label}>
      {title && <p className="section-navigator-title">{title}</p>}
      <ul lang={lang}>
        {sections.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {name}
              {count !== undefined && <span className="section-navigator-count num">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
