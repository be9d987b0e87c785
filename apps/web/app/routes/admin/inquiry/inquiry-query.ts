import { type InquiryView, inquiryViews } from "@takujo/contracts/inbox/inquiry-states";

/** The list's query as the address holds it. */
export interface InquiryQuery {
  view: InquiryView;
  search: string;
  after: string;
}

/** Invalid fields are ignored, so that any address shows a list. */
export function readInquiryQuery(query: URLSearchParams): InquiryQuery {
  return {
    view: inquiryViews.find((view) => view === query.get("view")) ?? "unfinished",
    search: (query.get("search") ?? "").trim().slice(0, 254),
    after: query.get("after") ?? "",
  };
}

/** The address of the list, or of one inquiry beside it. */
export function inquiryPath({ view, search, after }: InquiryQuery, id = ""): string {
  const query = new URLSearchParams({
    ...(view !== "unfinished" && { view }),
    ...(search && { search }),
    ...(after && { after }),
  }).toString();
  return `/admin/inquiry${id && `/${id}`}${query && `?${query}`}`;
}
