import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writePhotos } from "./photos-html.server.tsx";

const photo = { id: "00000000-0000-4000-8000-000000000000", width: 800, height: 600 };

describe("the photos of an event's page", () => {
  it("have names, in the language of the page", () => {
    expect(writePhotos([{ ...photo, caption: "" }], "spring", "ja")).toContain('alt="写真 1"');
    const english = writePhotos([{ ...photo, caption: "The table" }], "spring", "en");
    expect(english).toContain('alt="The table"');
    expect(english).toContain('href="/en/user/event-photo/spring"');
  });

  it("show whatever a guest wrote as text", () => {
    const plain = writePhotos([{ ...photo, caption: "x" }], "spring", "ja");
    const signs = (html: string) => html.replace(/[^<>"]/g, "");
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "a", " ", "=") }),
        (caption) => {
          const html = writePhotos([{ ...photo, caption: `x${caption}` }], "spring", "ja");
          expect(signs(html)).toBe(signs(plain));
        },
      ),
    );
  });
});
