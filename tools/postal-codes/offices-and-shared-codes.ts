import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";

const area = (code: string, prefecture: string, city: string, town = ""): ImportedArea => ({
  code,
  prefecture,
  city,
  town,
});

export const officesAndSharedCodes: ImportedArea[] = [
  area("4980000", "愛知県", "弥富市"),
  area("4980000", "三重県", "桑名郡木曽岬町"),
  area("6180000", "京都府", "乙訓郡大山崎町"),
  area("6180000", "大阪府", "三島郡島本町"),
  area("4520961", "愛知県", "清須市", "春日明河原"),
  area("4520961", "愛知県", "清須市", "春日一番割"),
  area("4520961", "愛知県", "清須市", "春日四番割"),
  {
    ...area("1008111", "東京都", "千代田区", "千代田"),
    office: "宮内庁",
    street: "１－１",
  },
  {
    ...area("1638001", "東京都", "新宿区", "西新宿"),
    office: "東京都庁",
    street: "２丁目８－１",
  },
  {
    ...area("0608588", "北海道", "札幌市中央区", "北三条西"),
    office: "北海道庁",
    street: "６丁目",
  },
  {
    ...area("5408570", "大阪府", "大阪市中央区", "大手前"),
    office: "大阪府庁",
    street: "２丁目１－２２",
  },
];
