import { type InquiryView, inquiryViews } from "@takujo/contracts/platform/inquiry-states";

/** What the address says of the list. */
export interface InquiryQuery {
  view: InquiryView;
  search: string;
  after: string;
}

/** Whatever the address holds, a list can be shown. */
export function readInquiryQuery(query: URLSearchParams): InquiryQuery {
  return {
    view: inquiryViews.find((view) => view === query.get("view")) ?? "unfinished",
    search: (query.get("search") ?? "").trim().slice(0, 254),
    after: query.get("after") ?? "",
  };
}

/** The list, or one inquiry beside it. */
export function inquiryPath({ view, search, after }: InquiryQuery, id = ""): string {
  const query = new URLSearchParams({
    ...(view !== "unfinished" && { view }),
    ...(search && { search }),
    ...(after && { after }),
  }).toString();
  return `/admin/inquiry${id && `/${id}`}${query && `?${query}`}`;
}
