import { stateOf } from "../../support/booking/account-reservations.ts";
import { reminded } from "../../support/booking/reminded.ts";
import { expect, test } from "../../support/plain-page.ts";
import { forms, words } from "../../support/words.ts";

for (const { prefix, locale } of forms) {
  const { reminder: said } = words[locale];

  for (const [answer, heading, after] of [
    ["coming", said.answered.heading, { state: "confirmed", answered_at: expect.any(Date) }],
    ["cancel", said.cancelled.heading, { state: "cancelled", cancelled_late: false }],
  ] as const) {
    test(`${prefix}/reservation/answer takes ${answer}, once, and by its button alone; it is in no cache and no index`, async ({
      plain,
    }) => {
      const { id, path } = await reminded();
      // The address is a credential: the page must not be cached, and no other site may learn it as a referrer.
      const response = await plain.request.get(prefix + path(answer));
      expect(response.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "same-origin",
      });
      await plain.goto(prefix + path(answer));
      const robots = plain.document.querySelector('meta[name="robots"]')?.getAttribute("content");
      expect(robots).toContain("noindex");
      expect(plain.text("h1")).toBe(said.ask.soon);
      expect(plain.text()).toContain("二人用ゲームの夜");
      const buttons = [...plain.document.querySelectorAll("main button")];
      const other = answer === "coming" ? "cancel" : "coming";
      expect(buttons.map((button) => button.textContent)).toEqual([said[answer], said[other]]);
      expect(await stateOf(id)).toMatchObject({ state: "confirmed", answered_at: null });

      await plain.send(said[answer], {}, "main");
      expect(plain.text("h1")).toBe(heading);
      expect(await stateOf(id)).toMatchObject(after);
      await plain.goto(prefix + path(other));
      expect(plain.text("h1")).toBe(heading);
      expect(plain.document.querySelectorAll("main button")).toHaveLength(0);
    });
  }

  test(`${prefix}/reservation/answer says of a wrong or old link that it does not work, and the way on`, async ({
    plain,
  }) => {
    const { id, path } = await reminded({ expiresAt: new Date(Date.now() - 1_000) });
    const long = `/reservation/answer?token=${"x".repeat(400)}`;
    for (const wrong of [path("cancel"), "/reservation/answer", long]) {
      await plain.goto(prefix + wrong);
      expect(plain.text("h1")).toBe(said.invalid.heading);
      const wayOn = plain.named("a[href]", said.reservations, "main").getAttribute("href");
      expect(wayOn).toBe(`${prefix}/user/reservation`);
    }
    expect((await stateOf(id))?.state).toBe("confirmed");
  });
}
