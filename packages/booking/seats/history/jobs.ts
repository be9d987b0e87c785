import {
  type FriendMailKind,
  friendMailKinds,
} from "@takujo/contracts/booking/reservation/friend-mail";
import { reservationMailKinds } from "@takujo/contracts/booking/reservation/reservation-mail";
import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({
  reservationId: z.uuid(),
  kind: z.enum(reservationMailKinds),
  transitionId: z.string(),
  /** No device could be reached: sent whether or not such mails are wanted. */
  isInsteadOfPush: z.boolean().optional(),
});

/** One mail per line of a reservation's history. */
export const reservationMailJob: Job<z.infer<typeof schema>> = { name: "reservation-mail", schema };

export const mailJobKey = (transitionId: string): string => `reservation-mail:${transitionId}`;

const friendSchema = z.object({
  seatId: z.uuid(),
  kind: z.enum(friendMailKinds),
  /** Encrypted content of the mail, for mails whose rows no longer exist at sending. */
  sealed: z.string().optional(),
});

/** About a place that a friend took, to the friend or to the party's holder. */
export const friendMailJob: Job<z.infer<typeof friendSchema>> = {
  name: "friend-mail",
  schema: friendSchema,
};

/** Of several equal mails for one seat, one is sent. */
export const friendMailKey = (seatId: string, kind: FriendMailKind): string =>
  `friend-mail:${kind}:${seatId}`;

const pushSchema = z.object({
  reservationId: z.uuid(),
  userId: z.string(),
  kind: z.enum(reservationMailKinds),
  transitionId: z.string(),
});

/** The same as a push notification. */
export const reservationPushJob: Job<z.infer<typeof pushSchema>> = {
  name: "reservation-push",
  schema: pushSchema,
};
