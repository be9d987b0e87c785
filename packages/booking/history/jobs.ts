import { reservationMailKinds } from "@takujo/contracts/booking/reservation-mail";
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

const pushSchema = z.object({
  reservationId: z.uuid(),
  userId: z.string(),
  kind: z.enum(reservationMailKinds),
  transitionId: z.string(),
});

/** The same on the person's devices. */
export const reservationPushJob: Job<z.infer<typeof pushSchema>> = {
  name: "reservation-push",
  schema: pushSchema,
};
