import { colorSchemes, expectAccessible, screenSizes } from "./axe.ts";
import { test, visit } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./for-everybody.ts";
import { signIn } from "./support/sign-in.ts";
import { languages } from "./words.ts";

/** Pages that only those who are signed in are shown. */
const paths = ["/user/device", "/user/email", "/user/passkey", "/user/passkey?offer=%2Fnews"];

for (const { prefix } of languages) {
  for (const path of paths) {
    const address = prefix + path;

    test(`axe finds nothing on ${address}, which needs no sideways scrolling at 320 px`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signIn(page, { prefix: prefix === "/en" ? "/en" : "" });
      await visit(page, address);
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        for (const size of screenSizes) {
          await page.setViewportSize(size);
          await expectAccessible(page, `${colorScheme}, ${size.width} px`);
        }
      }
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 600 });
        await expectNoSidewaysScroll(page, path);
      }
    });
  }
}
