import { ButtonLink } from "../../../ui/action/button.tsx";
import "./list-pages.css";

type ListPagesProps = {
  /** The cursor that the list was asked with; empty on the first page. */
  after: string | undefined;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  path: (after: string) => string;
  words: { label: string; first: string; next: string };
  className?: string;
};

/** Leads through a list that is read by cursor: to the first page and to the next one. */
export function ListPages({ after, next, path, words, className = "list-pages" }: ListPagesProps) {
  if (!after && !next) return null;
  return (
    <nav className={className} aria-label={words.label}>
      {after && (
        <ButtonLink variant="line" to={path("")}>
          {words.first}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="line" to={path(next)} rel="next">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  );
}
