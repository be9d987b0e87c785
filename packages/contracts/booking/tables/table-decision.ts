import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { reservationMailKinds } from "../reservation/reservation-mail.ts";

const count = z.number().int();

/** Recipients and text of a decision. */
const consequenceSchema = z
  .object({
    /** Parties who get a mail. */
    mails: count,
    /** Parties without an account, who are put on the call list. */
    calls: count,
    /** One in each language, as a party of the table gets it. */
    examples: z.array(
      z.object({
        kind: z.enum(reservationMailKinds),
        locale: localeSchema,
        subject: z.string(),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: "DecisionConsequence" });

/** A table that needs a minimum of players and is not decided yet, and what either decision does. */
export const undecidedTableSchema = z
  .object({
    sessionId: z.uuid(),
    eventId: z.uuid(),
    title: z.string(),
    /** The language of the title shown. */
    locale: localeSchema,
    letter: z.string().nullable(),
    sessionName: z.string(),
    startsAt: z.iso.datetime(),
    minPlayers: count,
    players: count,
    waiting: count,
    decisionAt: z.iso.datetime(),
    /** A guest has arrived: it can no longer be called off. */
    hasArrivals: z.boolean(),
    go: consequenceSchema,
    off: consequenceSchema,
  })
  .meta({ id: "TableToDecide" });

export const tableDecisionSchema = z
  .object({ decision: z.enum(["go", "off"]) })
  .meta({ id: "TableDecision" });

export const decidedTableSchema = z
  .object({ sessionId: z.uuid(), calledOff: z.boolean() })
  .meta({ id: "DecidedTable" });

export type TableToDecide = z.infer<typeof undecidedTableSchema>;
export type TableDecision = z.infer<typeof tableDecisionSchema>["decision"];
export type DecidedTable = z.infer<typeof decidedTableSchema>;
