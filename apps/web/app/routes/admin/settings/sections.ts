/** The parts of the page, with the fields of each by the first part of their names. In display order. */
export const settingsSections = {
  contact: ["name", "logo", "postalCode", "address", "access", "telephone", "email"],
  color: ["accent"],
  hours: ["hours", "hoursNote", "closedDays"],
  tables: ["tableNames"],
  time: ["timeZone"],
  texts: ["texts", "facts", "promises"],
  first: ["first", "firstSteps", "spots", "roomPlan", "bring", "leave"],
  place: ["venue", "place", "point", "way", "conditions"],
  mail: ["senderName", "replyTo"],
  line: ["line"],
  seller: ["seller", "invoiceNumber"],
} as const;

export type SettingsSection = keyof typeof settingsSections;
export const sectionNames = Object.keys(settingsSections) as SettingsSection[];

/** Those that have one of these fields. */
export function changedSections(fields: ReadonlySet<string>): SettingsSection[] {
  const firstParts = new Set([...fields].map((name) => name.split(".", 1)[0]));
  return sectionNames.filter((section) =>
    settingsSections[section].some((field) => firstParts.has(field)),
  );
}
