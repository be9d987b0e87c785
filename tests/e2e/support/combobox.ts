import type { Page } from "@playwright/test";

/** Waits for the scripts: until they run, the field is a select. */
export const comboboxOf = (page: Page, name: string) =>
  page.getByRole("combobox", { name }).and(page.locator("button"));

/** What is typed into to find an option. */
export const searchOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name }).getByRole("combobox");
