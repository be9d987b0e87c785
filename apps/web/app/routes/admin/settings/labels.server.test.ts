import {
  settingTexts,
  siteSettingsSchema,
  wholeSettings,
} from "@takujo/contracts/content/site-settings";
import { expect, it } from "vitest";
import { flattenValues } from "../../../ui/form/nested-values.ts";
import { settingsLabels } from "./labels.server.ts";
import { settingsSections } from "./sections.ts";

const settings = wholeSettings({ ja: "盤の森", en: "Board Forest" }, {});

it.each(["ja", "en"] as const)(
  "every setting has a label in %s, also in the audit log",
  (locale) => {
    const labels = settingsLabels(locale);
    const names = [...settingTexts(settings).keys(), ...Object.keys(flattenValues(settings))];
    expect(names.filter((name) => !labels[name])).toEqual([]);
  },
);

it("every setting stands in exactly one section of the page", () => {
  const placed = Object.values(settingsSections).flat();
  expect(placed.toSorted()).toEqual(Object.keys(siteSettingsSchema.shape).toSorted());
});
