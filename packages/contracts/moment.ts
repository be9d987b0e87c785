import { z } from "zod";

/** PostgreSQL knows no year 0, JavaScript none of five digits, and nobody means the years outside. */
const isUsual = (text: string): boolean => text >= "1900" && text < "2201";

/** A day that somebody asks for or writes down. */
export const daySchema = z.iso.date().refine(isUsual, "A year from 1900 to 2200");
export const momentSchema = z.iso.datetime().refine(isUsual, "A year from 1900 to 2200");
