/** Those that a form offers by name; any other text is a name of one's own. */
export const knownLabels = ["home", "family", "work"] as const;
export type LabelKind = (typeof knownLabels)[number] | "own";
