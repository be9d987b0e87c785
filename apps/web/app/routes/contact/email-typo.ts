import { contactRules } from "@takujo/contracts/inbox/contact-rules";
import * as z from "zod/mini";

/** Typed by mistake instead of a dot, by hand or by an input method. */
const marks = [",", "，", "、", "。", ";", "；"];
const email = z.string().check(...contactRules.email);

/** The probable address, and the wrong character in the typed one. */
export function findEmailTypo(typed: string): { mark: string; suggestion: string } | null {
  const mark = marks.find((sign) => typed.includes(sign));
  if (!mark) return null;
  const { success, data } = z.safeParse(email, typed.replaceAll(mark, "."));
  return success && data ? { mark, suggestion: data } : null;
}
