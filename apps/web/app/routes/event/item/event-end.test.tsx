import type { Locale } from "@takujo/contracts/locale";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { photosView } from "./event-end.server.ts";
import { EventEnd } from "./event-end.tsx";

const photo = { id: "00000000-0000-4000-8000-000000000000", width: 800, height: 600 };

const writePhotos = (photos: Parameters<typeof photosView>[0], locale: Locale) =>
  renderToStaticMarkup(
    <MemoryRouter basename={`/${locale}`} initialEntries={[`/${locale}`]}>
      <EventEnd slug="spring" guests={null} photos={photosView(photos, locale)} keep={null} />
    </MemoryRouter>,
  );

describe("the photos of an event's page", () => {
  it("have names, in the language of the page", () => {
    expect(writePhotos([{ ...photo, caption: "" }], "ja")).toContain('alt="写真 1"');
    const english = writePhotos([{ ...photo, caption: "The table" }], "en");
    expect(english).toContain('alt="The table"');
    expect(english).toContain('href="/en/user/event-photo/spring"');
  });

  it("show whatever a guest wrote as text", () => {
    const plain = writePhotos([{ ...photo, caption: "x" }], "ja");
    const signs = (html: string) => html.replace(/[^<>"]/g, "");
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "a", " ", "=") }),
        (caption) => {
          const html = writePhotos([{ ...photo, caption: `x${caption}` }], "ja");
          expect(signs(html)).toBe(signs(plain));
        },
      ),
    );
  });
});
