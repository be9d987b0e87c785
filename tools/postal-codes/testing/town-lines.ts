interface TownLine {
  jisCode?: string;
  code?: string;
  town?: string;
  kana?: string;
  change?: string;
}

/** A line as in utf_ken_all.csv. */
export const townLine = ({
  jisCode = "13101",
  code = "1010021",
  town = "町",
  kana = "マチ",
  change = "0",
}: TownLine) =>
  `${jisCode},"${code.slice(0, 3)}  ","${code}","トウキョウト","チヨダク","${kana}","東京都","千代田区","${town}",0,0,0,0,${change},0`;

/** A line for each prefecture, which the import expects of a whole file. */
export const everyPrefecture = Array.from({ length: 47 }, (_, index) => {
  const number = String(index + 1).padStart(2, "0");
  return townLine({ jisCode: `${number}101`, code: `${number}00001` });
});
