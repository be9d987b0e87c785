import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { expect, it, onTestFinished } from "vitest";
import type { OwnMark } from "../marks/apply-marks.ts";
import { createReception, ReceptionClosed } from "./create-reception.ts";

const list = {
  forgetAt: new Date(Date.now() + 86_400_000).toISOString(),
  parties: [{ name: "森野 ことり" }],
} as ReceptionList;

/** A device's storage, without a browser database. */
function createDevice() {
  const stored = { list: undefined as ReceptionList | undefined, marks: [] as OwnMark[] };
  const device = {
    readList: async () => stored.list,
    saveList: async (content: ReceptionList) => {
      stored.list = content;
    },
    readMarks: async () => stored.marks,
    addMark: async (mark: OwnMark) => void stored.marks.push(mark),
    noteSent: async () => {},
    forget: async ({ withMarks }: { withMarks: boolean }) => {
      stored.list = undefined;
      if (withMarks) stored.marks = [];
    },
  };
  return { stored, device };
}

it.each([
  ["signedOut", 1],
  ["forbidden", 0],
] as const)("the list is deleted once the server says %s", async (closing, marksLeft) => {
  const { stored, device } = createDevice();
  const channel = new BroadcastChannel("reception test");
  onTestFinished(() => channel.close());
  let read = async () => list;
  const post = async () => {
    throw new ReceptionClosed(closing);
  };
  const reception = createReception({ device, read: () => read(), post, channel });
  await reception.sync();
  expect(stored.list).toEqual(list);
  stored.marks = [{ nonce: "1", isSent: false } as OwnMark];
  read = async () => {
    throw new ReceptionClosed(closing);
  };
  await reception.sync();
  expect(reception.get()).toMatchObject({ closing, list: undefined, marks: [] });
  expect(stored.list).toBeUndefined();
  expect(stored.marks).toHaveLength(marksLeft);
});
