/** Labels that the form offers; any other text is a custom label. */
export const knownLabels = ["home", "family", "work"] as const;
export type LabelKind = (typeof knownLabels)[number] | "own";
