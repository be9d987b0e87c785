/** Loaded with `--import …/shifted-clock.ts?ms=…`: the program's clock is wrong by as much, until a message says otherwise. */
let shift = Number(new URL(import.meta.url).searchParams.get("ms"));

const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...values: unknown[]) {
    super(...((values.length > 0 ? values : [RealDate.now() + shift]) as [number]));
  }

  static override now() {
    return RealDate.now() + shift;
  }
} as DateConstructor;

process.on("message", (message: { shiftMs?: number }) => {
  if (message.shiftMs !== undefined) shift = message.shiftMs;
});
