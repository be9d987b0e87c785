import { defaultLocale, type Locale } from "@takujo/contracts/locale";
import { useHref, useLocation } from "react-router";
import { splitLocale } from "./locale-path.ts";

/** The language of the page, from the prefix of its address. */
export function useLocale(): Locale {
  return splitLocale(useHref("/")).explicit ?? defaultLocale;
}

/** The path without its locale. */
export function usePath(): string {
  return useLocation().pathname;
}
