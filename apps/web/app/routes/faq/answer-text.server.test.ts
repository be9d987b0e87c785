import { describe, expect, it } from "vitest";
import { answerText } from "./answer-text.server.ts";

const shorten = (html: string) => answerText(html, "https://takujo.example/en/faq");

describe("the text of an answer for search engines", () => {
  it("keeps paragraphs, lists and emphasis, without attributes", () => {
    expect(shorten('<p dir="ltr">a <strong>b</strong><br></p><ul class="x"><li>c</li></ul>')).toBe(
      "<p>a <strong>b</strong><br></p><ul><li>c</li></ul>",
    );
  });

  it("makes links absolute", () => {
    expect(shorten('<a href="/en/event?a=1&#x26;b=2" rel="noopener">a</a>')).toBe(
      '<a href="https://takujo.example/en/event?a=1&amp;b=2">a</a>',
    );
    expect(shorten('<a href="#seats">a</a>')).toBe(
      '<a href="https://takujo.example/en/faq#seats">a</a>',
    );
    expect(shorten('<a title="no address">a</a>')).toBe(
      '<a href="https://takujo.example/en/faq">a</a>',
    );
  });

  it("drops other elements, but keeps their text", () => {
    expect(shorten('<p>a<wbr>b <code>c</code><img alt="a > b" src="/x.webp">d</p>')).toBe(
      "<p>ab cd</p>",
    );
    expect(shorten("<table>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n</table>")).toBe(
      "<div> a b </div>",
    );
  });

  it("decodes escaped characters", () => {
    expect(shorten("<p>1 &#x3C; 2 > 0 &#x26; so on</p>")).toBe(
      "<p>1 &#x3C; 2 > 0 &#x26; so on</p>",
    );
  });
});
