import type { Page } from "@playwright/test";
import { type languages, words } from "../words.ts";

type Locale = (typeof languages)[number]["locale"];

/** The controls of the content editor, by what they are called. */
export function editorParts(page: Page, locale: Locale) {
  const { contentEditor, contentFields } = words[locale];
  const column = (language: "ja" | "en") => page.locator(`[data-language="${language}"]`);
  const { label } = contentFields;
  return {
    /** English is written under English labels. */
    field: (language: "ja" | "en", name: keyof typeof label) =>
      column(language).getByRole("textbox", {
        name: (language === "en" ? words.en : words[locale]).contentFields.label[name],
      }),
    slug: page.getByRole("textbox", { name: label.slug }),
    save: page.getByRole("button", { name: contentEditor.save.draft }),
    publish: page.getByRole("button", { name: contentEditor.publication.publish, exact: true }),
    publishChanges: page.getByRole("button", { name: contentEditor.publication.publishChanges }),
    saved: page.getByText(new RegExp(contentEditor.save.saved.replace("<time></time>", ".*"))),
    preview: page.frameLocator("iframe"),
  };
}
