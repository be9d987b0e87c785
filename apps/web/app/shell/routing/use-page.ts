import { useMatches } from "react-router";
import type { PageRecord } from "./record.ts";

/** The record of the current page; undefined if no page matches the address. */
export function usePage(): PageRecord | undefined {
  const handle = useMatches().at(-1)?.handle as PageRecord | undefined;
  return handle && "title" in handle ? handle : undefined;
}
