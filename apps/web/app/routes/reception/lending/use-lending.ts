import { ticketParts } from "@takujo/contracts/booking/reservation/friend-seat-form";
import type { LendingList } from "@takujo/contracts/generated/games/types.gen";
import type { LoanMark } from "@takujo/contracts/library/game-loan";
import { useRef, useState } from "react";
import type { Reception } from "../offline/create-reception.ts";
import { readDeviceName } from "../offline/device-name.ts";
import { isOut, type LendingView, type LoanView } from "./apply-loan-marks.ts";

/** A box that stays before the camera after it was dealt with is not read again for this long. */
const sameCodeMs = 3_000;

type NewMark = LoanMark extends infer Mark
  ? Mark extends LoanMark
    ? Omit<Mark, "nonce" | "at" | "device">
    : never
  : never;

export type Party = LendingList["parties"][number];
export type Holder = Pick<
  Extract<LoanMark, { kind: "lend" }>,
  "sessionId" | "reservationId" | "holder"
>;
export type Condition = Pick<Extract<LoanMark, { kind: "return" }>, "condition" | "missing">;

/** The last action. It can be undone with one tap. */
export interface Done {
  kind: "lend" | "return";
  number: number;
  nonce: string;
}

/** Everything the desk does with boxes. A mark is stored first and sent as soon as possible. */
export function useLending(reception: Reception<LendingList, LoanMark>, view: LendingView) {
  const [number, open] = useState<number>();
  const [party, setParty] = useState<Party>();
  const [done, setDone] = useState<Done>();
  const isBusy = useRef(false);
  const lastRead = useRef({ code: "", at: 0 });

  const loansOf = (box: number) => view.loans.filter((loan) => loan.number === box);

  /** This clock may be behind: nothing is dated before what this device knows of the box. */
  function momentFor(box: number): string {
    const known = loansOf(box).flatMap(({ at, returned }) => [at, returned?.at ?? at]);
    return new Date(Math.max(Date.now(), ...known.map((at) => Date.parse(at)))).toISOString();
  }

  async function mark(said: NewMark): Promise<string> {
    const nonce = crypto.randomUUID();
    const made = { nonce, at: momentFor(said.number), device: readDeviceName() };
    await reception.add({ ...made, ...said, by: view.by });
    return nonce;
  }

  /** One tap is one mark: further taps until it is stored do nothing. */
  async function act(said: NewMark & { kind: Done["kind"] }): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const nonce = await mark(said);
      lastRead.current = { code: `#${said.number}`, at: Date.now() };
      setDone({ kind: said.kind, number: said.number, nonce });
      setParty(undefined);
      open(undefined);
    } finally {
      isBusy.current = false;
    }
  }

  function show(box: number | undefined): void {
    setParty(undefined);
    if (box !== undefined) setDone(undefined);
    open(box);
  }

  return {
    number,
    party,
    done,
    show,
    /** The camera always continues: after a box comes a ticket or the next box. */
    scan(code: string): false {
      const { code: last, at } = lastRead.current;
      const isSame = code === last && Date.now() - at < sameCodeMs;
      lastRead.current = { code, at: Date.now() };
      if (isSame) return false;
      if (code.startsWith("#")) show(Number(code.slice(1)));
      else setParty(view.parties.find((one) => one.code === ticketParts(code).party));
      return false;
    },
    openLoan: (box: number): LoanView | undefined => loansOf(box).findLast(isOut),
    lend: (box: number, holder: Holder) => act({ kind: "lend", number: box, ...holder }),
    giveBack: ({ number: box, nonce: of }: LoanView, condition: Condition = { missing: "" }) =>
      act({ kind: "return", number: box, of, ...condition }),
    undo(box: number, of: string): void {
      setDone(undefined);
      void mark({ kind: "undo", number: box, of });
    },
    see(loans: LoanView[]): void {
      for (const { number: box, nonce: of, isSeen } of loans) {
        if (!isSeen) void mark({ kind: "see", number: box, of });
      }
    },
  };
}

export type Lending = ReturnType<typeof useLending>;
