type PagerStep = { key: string; page?: number };

/** First, last and the neighbors of the current page; a gap of one page is that page itself. */
export function pagerSteps(current: number, total: number): PagerStep[] {
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
