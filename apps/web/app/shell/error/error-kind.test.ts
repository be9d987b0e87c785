import { messagesByLocale } from "@takujo/i18n/messages";
import { describe, expect, it } from "vitest";
import { errorKind } from "./error-kind.ts";

const headings = {
  404: "ページが見つかりません",
  403: "アクセスが拒否されました",
  500: "サーバーエラーが発生しました",
  503: "サービスが一時的に利用できません",
  400: "エラーが発生しました",
  418: "エラーが発生しました",
  502: "エラーが発生しました",
};

describe("error screen texts", () => {
  it.each(Object.entries(headings))("title %s with %s [ER-5]", (status, heading) => {
    const kind = errorKind(Number(status));
    expect(messagesByLocale.ja.commons.error.status[kind].heading).toBe(heading);
  });

  it("have an English heading and sentence for each [ER-1][ER-5]", () => {
    const english = Object.values(messagesByLocale.en.commons.error.status);
    expect(new Set(english.map(({ heading }) => heading)).size).toBe(5);
    for (const { heading, body } of english) expect(heading + body).toMatch(/^[\x20-\x7e]{10,}$/);
  });
});
