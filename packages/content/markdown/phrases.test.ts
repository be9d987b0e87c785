import { setSiteFacts, siteFacts } from "@takujo/i18n/site-facts";
import { afterAll, expect, it } from "vitest";
import { splitPhrases } from "./phrases.ts";

const before = siteFacts();
afterAll(() => setSiteFacts(before));
const callIt = (ja: string) => setSiteFacts({ ...before, name: { ja, en: "Naniwa" } });

it("a title breaks between phrases, and never inside of the site's name, however often it stands there", () => {
  const title = "夏のなにわ盤上亭、秋のなにわ盤上亭です";
  callIt("盤の森");
  expect(splitPhrases(title, "ja").join("|")).toMatch(/なに\|わ/);
  callIt("なにわ盤上亭");
  expect(splitPhrases(title, "ja")).toEqual(["夏のなにわ盤上亭、", "秋のなにわ盤上亭です"]);
});

it("English and nothing stay whole", () => {
  expect(splitPhrases("A night at なにわ盤上亭", "en")).toEqual(["A night at なにわ盤上亭"]);
  expect(splitPhrases("", "ja")).toEqual([""]);
});
