/** The dialogs over a reservation's page, by their name in its address. */
export const itemQuestions = [
  "change",
  "move",
  "cancel",
  "restore",
  "offer",
  "accept",
  "resend",
] as const;
export type ItemQuestion = (typeof itemQuestions)[number];

export const itemPath = (id: string, question?: ItemQuestion): string =>
  `/admin/reservation/${id}${question ? `?ask=${question}` : ""}`;
