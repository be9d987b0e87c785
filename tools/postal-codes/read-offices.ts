import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import type { Line } from "./read-towns.ts";

/** The columns of JIGYOSYO.CSV, https://www.post.japanpost.jp/zipcode/dl/jigyosyo/readme.html */
export const officeColumns = 13;
const abolished = "5";

/** Areas from the lines of Japan Post's file of offices that have a code for themselves. */
export async function* readOffices(lines: AsyncIterable<Line>): AsyncGenerator<ImportedArea> {
  for await (const { fields } of lines) {
    const [, , office = "", prefecture = "", city = "", town = "", street = "", code = ""] = fields;
    if (fields[12] === abolished) continue;
    yield { code, prefecture, city, town, office, street: street || undefined };
  }
}
