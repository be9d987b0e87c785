import { z } from "zod";
import { partyRules } from "./admin-reservation-rules.ts";

/** A note of the organizer that the guest never sees. */
export const staffNoteChangeSchema = z
  .object({
    /** The note that was read: another change meanwhile is refused. */
    before: z.string().max(500),
    /** Empty to remove it. */
    note: z.string().check(...partyRules.staffNote),
    /** Whether the reception showed the note that was read, and whether it shall. */
    wasAtReception: z.boolean().default(false),
    atReception: z.boolean().default(false),
  })
  .meta({ id: "StaffNoteChange" });

/** No text, because answers are stored for retries. */
export const staffNoteSavedSchema = z.object({ isEmpty: z.boolean() }).meta({ id: "StaffNote" });

export const personNoteSchema = z
  .object({ note: z.string(), atReception: z.boolean() })
  .meta({ id: "PersonNote" });

export type StaffNoteChange = z.infer<typeof staffNoteChangeSchema>;
