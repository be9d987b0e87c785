import type { InquiryListQuery } from "@takujo/contracts/inbox/inquiry";
import { addressOf } from "../list/address-of.ts";

/** The list's query as the address holds it. */
export type InquiryQuery = Omit<InquiryListQuery, "limit">;

/** The address of the list, or of one inquiry beside it. */
export const inquiryPath = ({ view, search, after }: InquiryQuery, id = ""): string =>
  addressOf(`/admin/inquiry${id && `/${id}`}`, { view, search, after }, { view: "unfinished" });
