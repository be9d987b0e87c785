/** Sentences of the form rules. */
export const validations = {
  required: "入力してください",
} as const;
