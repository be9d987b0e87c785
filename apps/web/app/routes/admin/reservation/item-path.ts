/** What is asked about in a dialog over a reservation's page, as its address says. */
export const itemQuestions = ["change", "move", "cancel", "restore", "offer"] as const;
export type ItemQuestion = (typeof itemQuestions)[number];

export const itemPath = (id: string, question?: ItemQuestion): string =>
  `/admin/reservation/${id}${question ? `?ask=${question}` : ""}`;
