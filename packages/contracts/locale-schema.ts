import { z } from "zod";
import { locales } from "./locale.ts";

/** Separate from the locale names, which every page needs, so that pages do not load zod. */
export const localeSchema = z.enum(locales);
