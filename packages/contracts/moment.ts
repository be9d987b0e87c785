import { z } from "zod";

/** PostgreSQL has no year 0 and JavaScript none of five digits; years outside this range are mistakes. */
const isUsual = (text: string): boolean => text >= "1900" && text < "2201";

/** A day in a query or an input. */
export const daySchema = z.iso.date().refine(isUsual, "A year from 1900 to 2200");
export const momentSchema = z.iso.datetime().refine(isUsual, "A year from 1900 to 2200");
