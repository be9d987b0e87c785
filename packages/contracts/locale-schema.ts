import { z } from "zod";
import { locales } from "./locale.ts";

/** Apart from the plain names, which every page in a browser needs, and which should not bring zod along. */
export const localeSchema = z.enum(locales);
