import type { TextByLocale } from "../text-by-locale.ts";

export interface FaqSeed {
  slug: string;
  category: "first-visit" | "reservation" | "money" | "venue" | "account";
  /** The answer is Markdown. */
  text: TextByLocale<{ question: string; answer: string }>;
}
