import { Link } from "react-router";
import { ChevronLeft, ChevronRight } from "./generated/icons.ts";
import { pagerSteps } from "./pager-steps.ts";

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
