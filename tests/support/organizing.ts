import {
  type AdminReservation,
  type AdminReservationList,
  adminReservationListSchema,
  adminReservationSchema,
} from "@takujo/contracts/booking/organizer/admin-reservation";
import {
  type CallList,
  callListSchema,
  type NotedCall,
} from "@takujo/contracts/booking/organizer/call-list";
import type { Reserving } from "./reserving.ts";

/** An organizer at the games API; each call answers what it is answered, or throws the code of its refusal. */
export async function organizing({ player }: Reserving, name?: string) {
  const admin = await player({ role: "admin", ...(name && { name }) });
  async function call<Answer>(
    method: "GET" | "POST" | "PATCH",
    path: string,
    body?: object,
  ): Promise<Answer> {
    const answer = await admin.call(method, `/admin${path}`, body);
    const content = (await answer.json()) as { code: string };
    if (!answer.ok) throw new Error(content.code);
    return content as Answer;
  }
  interface Receipt {
    id: string;
    code: string;
    state: string;
    seats: number;
    version: number;
  }
  const reservations = "/reservations";
  return {
    ...admin,
    list: async (query: Record<string, string> = {}): Promise<AdminReservationList> =>
      adminReservationListSchema
        .strict()
        .parse(await call("GET", `${reservations}?${new URLSearchParams(query)}`)),
    see: async (id: string): Promise<AdminReservation> =>
      adminReservationSchema.strict().parse(await call("GET", `${reservations}/${id}`)),
    add: (sessionId: string, party: object = {}) =>
      call<Receipt>("POST", reservations, {
        sessionId,
        seats: 1,
        name: "上野 はるか",
        kana: "",
        phone: "03-1234-5678",
        ...party,
      }),
    queue: (sessionId: string, party: object = {}) =>
      call<Receipt>("POST", `${reservations}/waiting`, {
        sessionId,
        seats: 1,
        name: "上野 はるか",
        kana: "",
        phone: "03-1234-5678",
        ...party,
      }),
    accept: (id: string) => call<Receipt>("POST", `${reservations}/${id}/accept`),
    alter: (id: string, change: object) => call<Receipt>("PATCH", `${reservations}/${id}`, change),
    move: (reservationIds: string[], sessionId: string) =>
      call<{ moved: number }>("POST", `${reservations}/move`, { reservationIds, sessionId }),
    mail: (reservationIds: string[]) =>
      call<{ mailed: number; skipped: number }>("POST", `${reservations}/mail`, {
        reservationIds,
      }),
    callOff: (id: string, reason = "急な休み", isTold = false) =>
      call<Receipt>("POST", `${reservations}/${id}/cancel`, { reason, isTold }),
    restore: (id: string, reason = "まちがい") =>
      call<Receipt>("POST", `${reservations}/${id}/restore`, { reason }),
    calls: async (event?: string): Promise<CallList> =>
      callListSchema.strict().parse(await call("GET", `/calls${event ? `?event=${event}` : ""}`)),
    note: (callId: string, outcome: string, remark = "") =>
      call<NotedCall>("POST", `/calls/${callId}`, { outcome, remark }),
    claim: (callId: string, isCalling = true) =>
      call<{ id: string; isCalling: boolean }>("POST", `/calls/${callId}/claim`, { isCalling }),
    memo: (subject: string, note: string, before = "", more: object = {}) =>
      call<{ isEmpty: boolean }>("PATCH", `/${subject}/staff-note`, { before, note, ...more }),
    offer: (id: string, body: object = {}) =>
      call<Receipt>("POST", `${reservations}/${id}/offer`, { reason: "電話で相談", ...body }),
  };
}
