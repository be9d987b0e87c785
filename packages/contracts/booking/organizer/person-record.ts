import { z } from "zod";
import { adminReservationRowSchema } from "./admin-reservation.ts";
import { personMarks } from "./admin-reservation-form.ts";

const countSchema = z.number().int();

/** A person's reservations for the organizer, and how often they came in the last twelve months. */
export const personRecordSchema = z
  .object({
    counts: z.object({
      upcoming: countSchema,
      /** Of these, still on a waitlist. */
      waiting: countSchema,
      attended: countSchema,
      cancelled: countSchema,
      /** Of these, after the deadline. */
      cancelledLate: countSchema,
      absent: countSchema,
      past: countSchema,
    }),
    /** Twelve months, the present one last, by the venue's calendar. */
    months: z.array(z.object({ month: z.string(), marks: z.array(z.enum(personMarks)) })),
    /** Not over, the soonest first. */
    upcoming: z.array(adminReservationRowSchema),
    /** The latest first, up to a limit; `counts.past` has the number of all. */
    past: z.array(adminReservationRowSchema),
  })
  .meta({ id: "PersonRecord" });

export type PersonRecord = z.infer<typeof personRecordSchema>;
