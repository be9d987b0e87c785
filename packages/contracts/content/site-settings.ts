import { z } from "zod";
import { daySchema } from "../moment.ts";
import { requiredInput } from "../rules/index.ts";
import type { Rule } from "../rules/rule.ts";
import { tableNamings } from "../table-names.ts";
import { standardTimeZone } from "../venue-time.ts";
import { accentRules } from "./accent/accent-rule.ts";
import type { SiteName } from "./site.ts";
import { bothOrNeither, bothOrNoDegrees, inOrder, line, lines, siteRules } from "./site-rules.ts";
import {
  maxClosedDays,
  maxRows,
  maxSteps,
  roomPlans,
  type SellerRow,
  type SiteText,
  sellerRows,
  siteLists,
  siteTexts,
  stepDrawings,
  type TextPart,
  weekdays,
} from "./site-settings-fields.ts";

type Rules = readonly Rule<string>[];

const text = (rules: Rules) => z.string().check(...rules);

/** English may be missing: the Japanese text is shown in its place. */
const texts = (rules: Rules) => z.object({ ja: text(rules), en: text(rules) });

const hoursSchema = z
  .object({ opens: text(siteRules.time), closes: text(siteRules.time) })
  .check(bothOrNeither);

export const closedDaysSchema = z
  .object({ from: daySchema, until: z.union([daySchema, z.literal("")]) })
  .check(inOrder);

const rowTexts = {
  title: z.object({
    ja: text([...siteRules.rowTitle, requiredInput()]),
    en: text(siteRules.rowTitle),
  }),
  body: texts(siteRules.rowText),
};
export const siteRowSchema = z.object(rowTexts);

/** `at`: minutes after the doors, such as 15–30. */
export const firstStepSchema = z.object({
  at: text(siteRules.stepAt),
  drawing: z.union([z.enum(stepDrawings), z.literal("")]),
  ...rowTexts,
});

const pointSchema = z
  .object({ latitude: text(siteRules.latitude), longitude: text(siteRules.longitude) })
  .check(bothOrNoDegrees);

type Texts<Part extends TextPart, Value> = Record<keyof (typeof siteTexts)[Part], Value>;

const textsOf = <Part extends TextPart>(part: Part) =>
  z.object(
    Object.fromEntries(
      Object.entries<SiteText>(siteTexts[part]).map(([name, { max, lines: isLong }]) => [
        name,
        texts(isLong ? lines(max) : line(max)),
      ]),
    ) as Texts<Part, ReturnType<typeof texts>>,
  );

const byName = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** The organizer's texts. Nothing is shown for an empty one. */
export const siteSettingsSchema = z
  .object({
    name: z.object({ ja: text(siteRules.nameJa), en: text(siteRules.nameEn) }),
    /** Id of an image that replaces the drawn mark. */
    logo: z.union([z.uuid(), z.literal("")]),
    /** Such as #1d4e89. */
    accent: text(accentRules),
    /** Such as Asia/Tokyo. */
    timeZone: text(siteRules.timeZone),
    tableNames: z.enum(tableNamings),
    postalCode: text(siteRules.postalCode),
    address: texts(siteRules.address),
    access: texts(siteRules.access),
    telephone: text(siteRules.telephone),
    email: text(siteRules.optionalEmail),
    hours: z.object(byName(weekdays, hoursSchema)),
    hoursNote: texts(siteRules.hoursNote),
    closedDays: z.array(closedDaysSchema).max(maxClosedDays),
    senderName: texts(siteRules.senderName),
    /** Where answers to mails go. */
    replyTo: text(siteRules.optionalEmail),
    /** The id of the LINE account, without the @. */
    line: text(siteRules.line),
    texts: textsOf("texts"),
    first: textsOf("first"),
    place: textsOf("place"),
    /** Slug of the site's own venue. */
    venue: text(siteRules.venue),
    point: pointSchema,
    roomPlan: z.union([z.enum(roomPlans), z.literal("")]),
    firstSteps: z.array(firstStepSchema).max(maxSteps),
    ...byName(siteLists, z.array(siteRowSchema).max(maxRows)),
    seller: z.object(byName(sellerRows, texts(siteRules.sellerText))),
    /** 登録番号 of the qualified invoice system, shown on receipts. Empty if not registered. */
    invoiceNumber: text(siteRules.invoiceNumber),
  })
  .meta({ id: "SiteSettings" });

const revisionSchema = z.number().int().min(0);
const personSchema = z.object({ id: z.string(), name: z.string() });

export const savedSiteSettingsSchema = z
  .object({
    /** 0 before the first save. */
    revision: revisionSchema,
    savedAt: z.iso.datetime().nullable(),
    savedBy: z.union([personSchema, z.null()]),
    settings: siteSettingsSchema,
  })
  .meta({ id: "SavedSiteSettings" });

export const siteSettingsToSaveSchema = z
  .object({
    /** The one that was shown: another's save meanwhile is not overwritten. */
    revision: revisionSchema,
    settings: siteSettingsSchema,
  })
  .meta({ id: "SiteSettingsToSave" });

export const siteRestorationSchema = z
  .object({ revision: revisionSchema })
  .meta({ id: "SiteRestoration" });

export const siteRevisionSchema = z
  .object({
    number: z.number().int(),
    madeAt: z.iso.datetime(),
    madeBy: z.union([personSchema, z.null()]),
    settings: siteSettingsSchema,
  })
  .meta({ id: "SiteRevision" });

export const timeZoneListSchema = z
  .object({ items: z.array(z.string()) })
  .meta({ id: "TimeZoneList" });

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type SavedSiteSettings = z.infer<typeof savedSiteSettingsSchema>;
export type SiteSettingsToSave = z.infer<typeof siteSettingsToSaveSchema>;
export type SiteRevision = z.infer<typeof siteRevisionSchema>;

const nothing: SiteName = { ja: "", en: "" };

const wholeTexts = <Part extends TextPart>(
  part: Part,
  stored?: Partial<Texts<Part, SiteName>>,
): Texts<Part, SiteName> => ({
  ...(byName(Object.keys(siteTexts[part]), nothing) as Texts<Part, SiteName>),
  ...stored,
});

/** Missing fields get their empty value, so that older documents are complete too. */
export function wholeSettings(name: SiteName, stored: Partial<SiteSettings>): SiteSettings {
  const closed = { opens: "", closes: "" };
  return {
    logo: "",
    accent: "",
    timeZone: standardTimeZone,
    tableNames: "iroha",
    postalCode: "",
    address: nothing,
    access: nothing,
    telephone: "",
    email: "",
    hoursNote: nothing,
    closedDays: [],
    senderName: nothing,
    replyTo: "",
    line: "",
    invoiceNumber: "",
    venue: "",
    point: { latitude: "", longitude: "" },
    roomPlan: "",
    firstSteps: [],
    ...byName(siteLists, []),
    ...stored,
    name,
    texts: wholeTexts("texts", stored.texts),
    first: wholeTexts("first", stored.first),
    place: wholeTexts("place", stored.place),
    hours: { ...byName(weekdays, closed), ...stored.hours },
    seller: { ...byName<SellerRow, SiteName>(sellerRows, nothing), ...stored.seller },
  };
}

/**
 * The settings by field name, such as `address.ja` and `hours.monday`: for the audit log and for comparing revisions. A
 * list is one text with a line for each row.
 */
export function settingTexts({ hours, ...settings }: SiteSettings): Map<string, string> {
  return new Map([
    ...Object.entries(settings).flatMap(([name, value]) => leavesOf(name, value)),
    ...Object.entries(hours).map(
      ([day, { opens, closes }]): Leaf => [`hours.${day}`, opens && `${opens}–${closes}`],
    ),
  ]);
}

type Leaf = [name: string, text: string];
type Value = string | { [name: string]: Value } | Value[];

function leavesOf(name: string, value: Value): Leaf[] {
  if (typeof value === "string") return [[name, value]];
  if (Array.isArray(value)) return [[name, value.map((row) => `${lineOf(row)}\n`).join("")]];
  return Object.entries(value).flatMap(([inner, text]) => leavesOf(`${name}.${inner}`, text));
}

const lineOf = (row: Value): string =>
  leavesOf("", row)
    .map(([, text]) => text)
    .filter(Boolean)
    .join(" / ");
