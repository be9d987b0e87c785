import type { Locator, Page } from "@playwright/test";

/** Waits for the scripts: until they run, the field is a select. */
export const comboboxOf = (page: Page, name: string) =>
  page.getByRole("combobox", { name }).and(page.locator("button"));

/** The input for finding an option. */
export const searchOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name }).getByRole("combobox");

/** Opens a combobox and takes the option that the typed words leave. */
export async function choose(page: Page, within: Locator, name: string, typed: string) {
  await within.getByRole("combobox", { name }).and(page.locator("button")).press("Enter");
  await searchOf(page, name).fill(typed);
  await page.getByRole("option", { name: typed }).click();
}
