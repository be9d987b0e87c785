import { z } from "zod";
import { transitionCauses } from "../reservation/reservation-form.ts";
import { reservationMailKinds } from "../reservation/reservation-mail.ts";

const moment = z.iso.datetime();
const momentOrNone = z.union([moment, z.null()]);

export const returnedSchema = z.enum(["bounced", "returned"]).nullable();

/** A notice to the party, sent or pending. */
export const noticeSchema = z.object({
  /** The moment it was decided. */
  at: moment,
  kind: z.enum(reservationMailKinds),
  way: z.enum(["mail", "telephone"]),
  /** `queued`: in the mail queue, or on the call list. `dropped`: no longer true or wanted, and not sent. */
  state: z.enum(["queued", "failing", "done", "dropped"]),
  /** When the mail server accepted it, or the party was told on the telephone. */
  toldAt: momentOrNone,
  /** Who telephoned. */
  by: z.string(),
  /** Whether a mail bounced: without such a mailbox, or for another reason. A call with it replaces the mail. */
  returned: returnedSchema,
});

export const historySchema = z.object({
  at: moment,
  cause: z.enum(transitionCauses),
  seats: z.number().int(),
  madeBy: z.enum(["person", "organizer", "system"]),
  until: momentOrNone,
  position: z.number().int().nullable(),
  reason: z.string().nullable(),
});

/** Why a waiting party has no offer yet, and until when that holds, if known. */
export const waitingReasonSchema = z
  .object({
    code: z.enum([
      "called-off",
      "closed",
      "not-open",
      "full",
      "kept",
      "together",
      "quiet-hours",
      "soon",
    ]),
    until: momentOrNone,
    /** Seats that are free now, or held for others. */
    seats: z.number().int(),
  })
  .meta({ id: "WaitingReason" });
