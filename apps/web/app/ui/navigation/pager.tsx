import { Link } from "react-router";
import { ChevronLeft, ChevronRight } from "../generated/icons.ts";

type PagerProps = {
  current: number;
  total: number;
  pageUrl: (page: number) => string;
  label: string;
  previousLabel: string;
  nextLabel: string;
};

export function Pager({ current, total, pageUrl, label, previousLabel, nextLabel }: PagerProps) {
  if (total < 2) return null;
  return (
    <nav className="pager" aria-label={label}>
      {current > 1 && (
        <Link
          className="pager-page"
          to={pageUrl(current - 1)}
          aria-label={previousLabel}
          rel="prev"
        >
          <ChevronLeft />
        </Link>
      )}
      {pagerSteps(current, total).map((step) =>
        step.page === undefined ? (
          <span key={step.key} className="pager-page">
            …
          </span>
        ) : step.page === current ? (
          <span key={step.key} className="pager-page num" aria-current="page">
            {step.page}
          </span>
        ) : (
          <Link key={step.key} className="pager-page num" to={pageUrl(step.page)}>
            {step.page}
          </Link>
        ),
      )}
      {current < total && (
        <Link className="pager-page" to={pageUrl(current + 1)} aria-label={nextLabel} rel="next">
          <ChevronRight />
        </Link>
      )}
    </nav>
  );
}

type PagerStep = { key: string; page?: number };

/** First, last and the neighbors of the current page; a gap of one page shows that page. */
function pagerSteps(current: number, total: number): PagerStep[] {
  const shown = [1, current - 1, current, current + 1, total]
    .filter((page) => page >= 1 && page <= total)
    .filter((page, index, pages) => pages.indexOf(page) === index)
    .toSorted((a, b) => a - b);
  const steps: PagerStep[] = [];
  let last = 0;
  for (const page of shown) {
    if (page - last === 2) steps.push({ key: String(page - 1), page: page - 1 });
    if (page - last > 2) steps.push({ key: `before-${page}` });
    steps.push({ key: String(page), page });
    last = page;
  }
  return steps;
}
