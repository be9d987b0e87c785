import { useEffect, useState } from "react";

type SectionNavigatorProps = {
  label: string;
  title?: string | undefined;
  sections: { id: string; name: string; count?: number | undefined }[];
  /** The language of the names, if it is not that of the page. */
  lang?: string | undefined;
};

/** The squares beside a long page; the current one is rotated a little, like a piece. */
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

/** Below the fixed header, about where people read. */
const readingLine = 160;

/** The current section: the last one whose heading has passed the reading line. */
function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(" ");
  useEffect(() => {
    const headings = list.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const find = () => {
      frame = 0;
      const passed = headings.filter((one) => one.getBoundingClientRect().top <= readingLine);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    const plan = () => {
      frame ||= requestAnimationFrame(find);
    };
    plan();
    addEventListener("scroll", plan, { passive: true });
    return () => {
      removeEventListener("scroll", plan);
      cancelAnimationFrame(frame);
    };
  }, [list]);
  return current;
}
