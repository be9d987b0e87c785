import { contactRules } from "@takujo/contracts/platform/contact-rules";
import * as z from "zod/mini";

/** What fingers and input methods leave where a dot was meant. */
const marks = [",", "，", "、", "。", ";", "；"];
const email = z.string().check(...contactRules.email);

/** The address that was probably meant, and the sign that was in its way. */
export function findEmailTypo(typed: string): { mark: string; suggestion: string } | null {
  const mark = marks.find((sign) => typed.includes(sign));
  if (!mark) return null;
  const { success, data } = z.safeParse(email, typed.replaceAll(mark, "."));
  return success && data ? { mark, suggestion: data } : null;
}
