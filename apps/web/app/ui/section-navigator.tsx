type SectionNavigatorProps = {
  label: string;
  title?: string | undefined;
  sections: {
    id: string;
    name: string;
    count?: number | undefined;
    current?: boolean | undefined;
  }[];
};

/** The squares at the side of a long page; the current one is turned a little, like a piece. */
export function SectionNavigator({ label, title, sections }: SectionNavigatorProps) {
  return (
    <nav className="section-navigator" aria-label={label}>
      {title && <p className="section-navigator-title">{title}</p>}
      <ul>
        {sections.map(({ id, name, count, current }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current ? "location" : undefined}>
              {name}
              {count !== undefined && <span className="section-navigator-count num">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
