import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

export const reservationMailKinds = [
  "confirmed",
  "changed",
  "cancelled",
  "waiting",
  "offer",
  "lapsed",
  "reminder",
  "event-changed",
  "event-cancelled",
  "table-called-off",
  "table-goes-ahead",
] as const;

export type ReservationMailKind = (typeof reservationMailKinds)[number];

const schema = z.object({
  reservationId: z.uuid(),
  kind: z.enum(reservationMailKinds),
  transitionId: z.string(),
});

/** One mail for one line of a reservation's history. */
export const reservationMailJob: Job<z.infer<typeof schema>> = { name: "reservation-mail", schema };

export const mailJobKey = (transitionId: string): string => `reservation-mail:${transitionId}`;
