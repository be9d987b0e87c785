export interface NewsText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
}

export interface NewsSeed {
  slug: string;
  category: "notice" | "event" | "release" | "press";
  pinned?: boolean;
  /** An empty object asks for the artwork that the slug itself draws. */
  cover?: { palette?: string; composition?: string };
  /** Counted back from the day of seeding; negative is not yet published. */
  publishedDaysAgo: number;
  updatedDaysAgo?: number;
  draft?: boolean;
  text: { ja: NewsText; en?: NewsText };
}
