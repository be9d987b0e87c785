import { type ContentField, columnOf, type HtmlTexts } from "@takujo/contracts/content/fields";

/** The Markdown fields of a row as HTML, under their names in an answer. */
export async function renderTexts<const Fields extends readonly ContentField[]>(
  fields: Fields,
  row: object,
  render: (markdown: string) => Promise<string>,
): Promise<HtmlTexts<Fields>> {
  const texts = new Map<string, string | null>(Object.entries(row));
  const rendered = fields
    .filter(({ form }) => form === "markdown")
    .map(async (field) => {
      const text = texts.get(columnOf(field)) ?? "";
      return [`${field.name}Html`, text || field.required ? await render(text) : null];
    });
  return Object.fromEntries(await Promise.all(rendered)) as HtmlTexts<Fields>;
}
