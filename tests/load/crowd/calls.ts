import { randomUUID } from "node:crypto";
import type { ReservationReceipt } from "@takujo/contracts/booking/reservation/reservation";
import type { Answer } from "./connection.ts";
import type { Person } from "./people.ts";

interface Call {
  method?: "GET" | "POST" | "PATCH";
  path: string;
  person?: Person;
  key?: string;
  body?: object;
}

/** A call of the API as the bytes that a browser would send. */
function callBytes({ method = "GET", path, person, key, body }: Call): Buffer {
  const text = body ? JSON.stringify(body) : "";
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "Host: localhost",
    ...(person ? [`Authorization: ${person.authorization}`] : []),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
    ...(method === "GET" ? [] : [`Content-Length: ${Buffer.byteLength(text)}`]),
    ...(body ? ["Content-Type: application/json"] : []),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
}

const base = "/api/v1/authorized";

/** Who else than the person is asked of everybody; the same for all. */
const details = { name: "卓上 ことり", kana: "たくじょう ことり", phone: "090-1234-5678" };

const post = (person: Person, path: string, body?: object, key: string = randomUUID()) =>
  callBytes({ method: "POST", path: base + path, person, key, ...(body && { body }) });

export const calls = {
  login: (person: Person) => callBytes({ path: `${base}/logins/login_user`, person }),
  seats: (slug: string) => callBytes({ path: `/api/v1/seats?events=${slug}` }),
  hold: (person: Person, sessionId: string, seats = 1, key?: string) =>
    post(person, "/reservations", { sessionId, seats }, key),
  join: (person: Person, sessionId: string, seats: number, minSeats?: number) =>
    post(person, "/waiting-reservations", { sessionId, seats, ...(minSeats && { minSeats }) }),
  confirm: (person: Person, id: string, key?: string) =>
    post(person, `/reservations/${id}/confirm`, { ...details, agreed: true }, key),
  accept: (person: Person, id: string, seats?: number) =>
    post(person, `/reservations/${id}/accept`, seats ? { seats } : {}),
  cancel: (person: Person, id: string) => post(person, `/reservations/${id}/cancel`),
  change: (person: Person, id: string, change: { version: number; seats: number }) =>
    callBytes({
      method: "PATCH",
      path: `${base}/reservations/${id}`,
      person,
      key: randomUUID(),
      body: change,
    }),
};

const reason = "drill";

/** The organizer's calls on reservations. */
export const organizerCalls = {
  add: (admin: Person, sessionId: string, seats: number) =>
    post(admin, "/admin/reservations", { ...details, sessionId, seats }),
  change: (admin: Person, id: string, change: { version: number; seats: number }) =>
    callBytes({
      method: "PATCH",
      path: `${base}/admin/reservations/${id}`,
      person: admin,
      key: randomUUID(),
      body: change,
    }),
  move: (admin: Person, id: string, sessionId: string) =>
    post(admin, "/admin/reservations/move", { reservationIds: [id], sessionId }),
  cancel: (admin: Person, id: string) =>
    post(admin, `/admin/reservations/${id}/cancel`, { reason }),
  restore: (admin: Person, id: string) =>
    post(admin, `/admin/reservations/${id}/restore`, { reason }),
  offer: (admin: Person, id: string) => post(admin, `/admin/reservations/${id}/offer`, { reason }),
};

export const receiptOf = ({ body }: Answer) => JSON.parse(body) as ReservationReceipt;

/** The code of a refusal, or its status where it has none. */
export function refusalOf({ status, body }: Answer): string {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? String(status);
  } catch {
    return String(status);
  }
}
