import {
  type Reservation,
  type ReservationReceipt,
  reservationReceiptSchema,
  reservationSchema,
} from "@takujo/contracts/booking/reservation/reservation";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import type { Database } from "@takujo/runtime/database/database";
import { createGamesApi } from "../../apps/server/api/games-api.ts";
import { signingIn, testOrigin } from "./signed-in.ts";
import { silentLogger } from "./silent-logger.ts";

export const goodDetails = {
  name: "森野 ことり",
  kana: "もりの ことり",
  phone: "090-1234-5678",
  agreed: true,
};

export type Reserving = Awaited<ReturnType<typeof reserving>>;
export type Player = Awaited<ReturnType<Reserving["player"]>>;

type SessionOptions = Omit<Parameters<typeof createEventSession>[1], "eventId"> & {
  eventId?: string;
};

/** The games API with people who reserve; each call answers the receipt, or the code of its refusal. */
export async function reserving(db: Database) {
  const api = createGamesApi({
    db,
    logger: silentLogger,
    secret: "of the test",
    origin: testOrigin,
  });
  const signedIn = await signingIn(db, api, "/api/v1");

  async function player(options: Parameters<typeof signedIn>[0] = {}) {
    const person = await signedIn(options);
    const write = async (
      method: "POST" | "PATCH",
      path: string,
      body: object = {},
      headers: Record<string, string> = {},
    ): Promise<ReservationReceipt> => {
      const answer = await person.call(method, path, body, headers);
      const content = (await answer.json()) as { code: string };
      if (!answer.ok) throw new Error(content.code);
      return reservationReceiptSchema.strict().parse(content);
    };
    return {
      ...person,
      hold: (sessionId: string, seats = 1, headers?: Record<string, string>) =>
        write("POST", "/reservations", { sessionId, seats }, headers),
      confirm: (id: string, more: object = {}, headers?: Record<string, string>) =>
        write("POST", `/reservations/${id}/confirm`, { ...goodDetails, ...more }, headers),
      change: (id: string, change: object) => write("PATCH", `/reservations/${id}`, change),
      cancel: (id: string) => write("POST", `/reservations/${id}/cancel`),
      join: (sessionId: string, seats = 1, minSeats?: number) =>
        write("POST", "/waiting-reservations", { sessionId, seats, minSeats }),
      accept: (id: string, seats?: number) =>
        write("POST", `/reservations/${id}/accept`, { seats }),
      async read(id: string): Promise<Reservation> {
        const answer = await person.call("GET", `/reservations/${id}`);
        return reservationSchema.strict().parse(await answer.json());
      },
    };
  }

  return {
    player,
    /** A session of an event of its own, unless it is told which. */
    async session({ eventId, ...options }: SessionOptions = {}) {
      const id = eventId ?? (await createEvent(db)).id;
      return (await createEventSession(db, { ...options, eventId: id })).id;
    },
  };
}
