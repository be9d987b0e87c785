import { describe, expect, it } from "vitest";
import { cleanTown, cleanTownKana } from "./clean-town.ts";

describe("town of Japan Post's file", () => {
  it.each([
    ["外神田", ["外神田"]],
    ["以下に掲載がない場合", [""]],
    ["渋谷の次に番地がくる場合", [""]],
    ["小菅の次に１〜５００番地がくる場合", [""]],
    ["利島村一円", [""]],
  ])("%s has the names %j", (written, towns) => expect(cleanTown(written)).toEqual(towns));

  it("may really be called 一円, in Taga in Shiga", () => {
    expect(cleanTown("一円")).toEqual(["一円"]);
  });

  it.each([
    ["大通西（１〜１９丁目）", ["大通西"]],
    ["六本木（次のビルを除く）", ["六本木"]],
    ["折茂（今熊「２１３〜２３４、２４０」、大原、沖山）", ["折茂"]],
    ["大宮町（その他）", ["大宮町"]],
  ])("%s loses its remark", (written, towns) => expect(cleanTown(written)).toEqual(towns));

  it.each([
    ["霞が関霞が関ビル（３６階）", ["霞が関霞が関ビル３６階"]],
    ["霞が関霞が関ビル（地階・階層不明）", ["霞が関霞が関ビル"]],
  ])("%s keeps the floor only where it has one", (written, towns) =>
    expect(cleanTown(written)).toEqual(towns),
  );

  it.each([
    ["種市第１５地割〜第２１地割（鹿糠、小路合）", ["種市"]],
    ["越中畑６４地割〜越中畑６６地割", ["越中畑"]],
    ["穴明２２地割、穴明２３地割", ["穴明"]],
    ["葛巻第１地割、第２地割", ["葛巻"]],
    ["第１地割", ["第１地割"]],
  ])("%s loses its numbered lots", (written, towns) => expect(cleanTown(written)).toEqual(towns));

  it("is several where a field names several", () => {
    expect(cleanTown("甲町、乙町（一部）")).toEqual(["甲町", "乙町"]);
  });
});

describe("reading of a town", () => {
  it.each([
    ["ｿﾄｶﾝﾀﾞ", ["外神田"], ["ソトカンダ"]],
    ["ｵｵﾄﾞｵﾘﾆｼ(1-19ﾁｮｳﾒ)", ["大通西"], ["オオドオリニシ"]],
    ["カスミガセキビル（３６カイ）", ["霞が関ビル３６階"], ["カスミガセキビル36カイ"]],
    ["ﾀﾈｲﾁﾀﾞｲ15ﾁﾜﾘ-ﾀﾞｲ21ﾁﾜﾘ(ｶﾇｶ)", ["種市"], ["タネイチ"]],
    ["ｺｳﾁｮｳ､ｵﾂﾁｮｳ", ["甲町", "乙町"], ["コウチョウ", "オツチョウ"]],
    ["ｺｳﾁｮｳ", ["甲町", "乙町"], [undefined, undefined]],
    ["ｲｶﾆｹｲｻｲｶﾞﾅｲﾊﾞｱｲ", [""], [undefined]],
  ])("%s of %j is %j", (written, towns, readings) =>
    expect(cleanTownKana(written, towns)).toEqual(readings),
  );
});
