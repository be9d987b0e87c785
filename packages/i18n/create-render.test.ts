import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { createRender } from "./create-render.ts";

const messages = compileMessages({
  plain: "{count, number}",
  plural: "{count, plural, one {# seat} other {# seats}}",
  percent: "{count, number, ::percent}",
});

describe.each(["ja", "en"])("numbers in %s", (locale) => {
  const { render } = createRender(locale, messages, "");

  it.each([0, 1, 42, 999, 1000, 1_234_567, -5, 0.25, 12.5])(
    "are written as the language writes them: %d",
    (count) => {
      const written = new Intl.NumberFormat(locale).format(count);
      expect(render("plain", { count })).toBe(written);
      expect(render("plural", { count })).toMatch(new RegExp(`^${written} seat`));
    },
  );

  it("keep their style", () => {
    expect(render("percent", { count: 0.5 })).toBe("50%");
  });
});
