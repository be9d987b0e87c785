/** The pages that show most of the settings, by id. */
export const previewPages = ["home", "about", "first-visit"] as const;
export type PreviewPage = (typeof previewPages)[number];

export const previewPath = (page: PreviewPage, language: "ja" | "en"): string =>
  `/admin/settings/preview?page=${page}&language=${language}`;
