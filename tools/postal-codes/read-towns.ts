import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { cleanTown, cleanTownKana, isOpen } from "./clean-town.ts";
import { downloadAnew, downloadPage, WrongFile } from "./read-lines.ts";

/** The columns of utf_ken_all.csv and KEN_ALL.CSV, https://www.post.japanpost.jp/zipcode/dl/readme.html */
export const townColumns = 15;
const abolished = "2";
const prefectureCount = 47;

export interface Line {
  number: number;
  fields: string[];
}

/** Areas from the lines of Japan Post's file of towns. Throws where it is cut off or not the whole country. */
export async function* readTowns(lines: AsyncIterable<Line>): AsyncGenerator<ImportedArea> {
  const prefectures = new Set<string>();
  let open: { number: number; fields: string[] } | undefined;
  for await (const { number, fields } of lines) {
    const whole: Line = open ? continued(open, { number, fields }) : { number, fields };
    open = isOpen(whole.fields[8] ?? "") ? whole : undefined;
    if (open) continue;
    prefectures.add(whole.fields[0]?.slice(0, 2) ?? "");
    yield* areasOf(whole);
  }
  if (open) throw new WrongFile(`Line ${open.number}: the file ends in a remark.`, downloadAnew);
  if (prefectures.size !== prefectureCount) {
    throw new WrongFile(
      `The file has ${prefectures.size} of the ${prefectureCount} prefectures: it is cut off, or that of one prefecture.`,
      `Download the file of the whole country (全国一括) from ${downloadPage} and unpack it.`,
    );
  }
}

/** KEN_ALL.CSV cuts a long town into lines that repeat everything else. */
function continued(first: Line, next: Line): Line {
  if (first.fields[2] !== next.fields[2]) {
    throw new WrongFile(`Line ${first.number}: the remark in it is never closed.`, downloadAnew);
  }
  const fields = [...first.fields];
  fields[8] = `${first.fields[8]}${next.fields[8]}`;
  // The reading may have fitted into one line, and is then repeated instead of continued.
  if (first.fields[5] !== next.fields[5]) fields[5] = `${first.fields[5]}${next.fields[5]}`;
  return { number: first.number, fields };
}

function areasOf({ fields }: Line): ImportedArea[] {
  const [, , code = "", prefectureKana, cityKana, townKana = "", prefecture = "", city = ""] =
    fields;
  if (fields[13] === abolished) return [];
  const towns = cleanTown(fields[8] ?? "");
  const readings = cleanTownKana(townKana, towns);
  return towns.map((town, index) => ({
    code,
    prefecture,
    city,
    town,
    prefectureKana: prefectureKana?.normalize("NFKC"),
    cityKana: cityKana?.normalize("NFKC"),
    townKana: readings[index],
  }));
}
