import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const { browser, signedIn } = await runningAuth();

const pairs = 60;
const maxRounds = 5;
/** Of a median on a busy machine. */
const noise = 0.25;

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

type Step = (email: string) => Promise<() => Promise<Response>>;

async function timeOf(act: () => Promise<Response>, status: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await act();
  await answer.arrayBuffer();
  const time = performance.now() - startedAt;
  expect(answer.status).toBe(status);
  return time;
}

/** Known against unknown, in turns, so that whatever else the machine does falls on both alike. */
async function ratiosOf(status: number, prepare: Step): Promise<number[]> {
  const ratios: number[] = [];
  // Five codes an hour for an address: so many people are needed.
  const people: string[] = [];
  for (let count = 0; count < pairs / 4; count++) people.push((await signedIn()).email);
  for (let pair = 0; pair < pairs; pair++) {
    const kinds = pair % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    const times = { known: 0, unknown: 0 };
    for (const kind of kinds) {
      const email = kind === "known" ? people[pair % people.length] : newEmail();
      times[kind] = await timeOf(await prepare(email ?? ""), status);
    }
    ratios.push(times.known / times.unknown);
  }
  return ratios;
}

/** Their difference. Noise averages out over more rounds, and a real difference does not. */
async function compare(status: number, prepare: Step): Promise<number> {
  const ratios: number[] = [];
  let apart = Number.POSITIVE_INFINITY;
  for (let round = 0; round < maxRounds && apart >= noise; round++) {
    ratios.push(...(await ratiosOf(status, prepare)));
    apart = Math.abs(middle(ratios) - 1);
  }
  return apart;
}

describe("response times do not reveal whether an address has an account", () => {
  it("when a code is asked for", { timeout: 300_000 }, async () => {
    const apart = await compare(200, async (email) => {
      const own = browser();
      return () => own.askForCode(email);
    });
    expect(apart).toBeLessThan(noise);
  });

  it("when a code is wrong", { timeout: 300_000 }, async () => {
    const apart = await compare(400, async (email) => {
      const own = browser();
      await own.askForCode(email);
      return () => own.enterCode(email, "000000");
    });
    expect(apart).toBeLessThan(noise);
  });
});
