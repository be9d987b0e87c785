import { afterEach, describe, expect, it, vi } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { createTranslator } from "./react.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** For messages that are in no set. */
function translatorOf(locale: string, messages: object, namespace?: string) {
  const options = { locale, messages: compileMessages(messages), namespace };
  return createTranslator(options as Parameters<typeof createTranslator>[0]) as unknown as (
    key: string,
    values?: Record<string, number>,
  ) => string;
}

describe.each(["ja", "en"])("numbers in %s", (locale) => {
  const t = translatorOf(locale, {
    plain: "{count, number}",
    plural: "{count, plural, one {# seat} other {# seats}}",
    percent: "{count, number, ::percent}",
  });

  it.each([0, 1, 42, 999, 1000, 1_234_567, -5, 0.25, 12.5])(
    "are written as the language writes them: %d",
    (count) => {
      const written = new Intl.NumberFormat(locale).format(count);
      expect(t("plain", { count })).toBe(written);
      expect(t("plural", { count })).toMatch(new RegExp(`^${written} seat`));
    },
  );

  it("keep their style", () => {
    expect(t("percent", { count: 0.5 })).toBe("50%");
  });

  it("under a thousand need no NumberFormat", () => {
    const create = vi.spyOn(Intl, "NumberFormat");
    const t = translatorOf(locale, { plain: "{count, number}" });
    expect(t("plain", { count: 999 })).toBe("999");
    expect(create).not.toHaveBeenCalled();
    t("plain", { count: 1000 });
    expect(create).toHaveBeenCalledOnce();
  });
});

describe("a missing message", () => {
  it.each([{ set: { known: "" } }, {}])("is shown as its key (%#)", (messages) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(translatorOf("ja", messages)("set.unknown")).toBe("set.unknown");
    expect(translatorOf("ja", messages, "set")("unknown")).toBe("set.unknown");
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it("is none that is empty", () => {
    expect(translatorOf("ja", { set: { empty: "" } }, "set")("empty")).toBe("");
  });
});
