const remark = /（[^）]*）?/g;
const floor = /（([０-９]+階)）/;
/** In Iwate a code may stand for a range of numbered lots, which is not part of a name. */
const numberedLots = /第?[０-９]{1,3}地割.*/s;

const kanaRemark = /\([^)]*\)?/g;
const kanaFloor = /\(([0-9]+カイ)\)/;
const kanaNumberedLots = /(?:ダイ)?[0-9]{1,3}チワリ.*/s;

/** The towns that a field stands for: none of its remarks, but the floor of a tower that has a code for each. */
export function cleanTown(written: string): string[] {
  if (namesNoTown(written)) return [""];
  const plain = written.replace(floor, "$1").replace(remark, "");
  return namesIn(plain, numberedLots);
}

/** The readings of those towns; katakana of either width come out as full-width. */
export function cleanTownKana(written: string, towns: string[]): (string | undefined)[] {
  if (towns.length === 1 && towns[0] === "") return [undefined];
  const plain = written.normalize("NFKC").replace(kanaFloor, "$1").replace(kanaRemark, "");
  const parts = namesIn(plain, kanaNumberedLots);
  // Readings that do not pair up with the names are worse than none.
  return towns.map((_, index) => (parts.length === towns.length ? parts[index] : undefined));
}

/** What Japan Post writes for the rest of a city, or for all of it. Only 一円 by itself is a real town. */
function namesNoTown(written: string): boolean {
  return (
    written === "以下に掲載がない場合" ||
    (written.includes("の次に") && written.endsWith("番地がくる場合")) ||
    (written.endsWith("一円") && written !== "一円")
  );
}

/** An opened remark goes on in the next line. */
export function isOpen(text: string): boolean {
  return text.lastIndexOf("（") > text.lastIndexOf("）");
}

function namesIn(plain: string, lots: RegExp): string[] {
  const names = plain.split("、").map((part) => part.replace(lots, ""));
  const found = [...new Set(names)].filter((name) => name !== "");
  return found.length > 0 ? found : [plain];
}
