import { reservationMailKinds } from "@takujo/contracts/booking/reservation-mail";
import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({
  reservationId: z.uuid(),
  kind: z.enum(reservationMailKinds),
  transitionId: z.string(),
});

/** One mail per line of a reservation's history. */
export const reservationMailJob: Job<z.infer<typeof schema>> = { name: "reservation-mail", schema };

export const mailJobKey = (transitionId: string): string => `reservation-mail:${transitionId}`;
