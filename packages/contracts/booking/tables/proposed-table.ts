import { z } from "zod";
import { experienceLevels, spokenLanguages } from "../../account/profile-form.ts";
import { localeSchema } from "../../locale-schema.ts";
import { sessionLanguages } from "../../session-language.ts";
import {
  interestKinds,
  maxProposedTables,
  maxTableSeats,
  minTableSeats,
  proposalStates,
  tableAudiences,
  tableRefusals,
} from "./proposed-table-form.ts";
import { proposedTableRules } from "./proposed-table-rules.ts";

const moment = z.iso.datetime();
const seats = z.number().int().min(minTableSeats).max(maxTableSeats);
const count = z.number().int();

const ruleShape = {
  mostTables: z.number().int().min(0).max(maxProposedTables),
  minSeats: seats,
  maxSeats: seats,
  /** Until when tables are proposed. */
  until: moment,
  /** Hours of proposed tables; null: those of the event. */
  startsFrom: moment.nullable(),
  endsBy: moment.nullable(),
};

export const tableRuleSchema = z.object(ruleShape).meta({ id: "TableRule" });

/** Null switches it off; proposals stay. */
export const tableRuleChangeSchema = z
  .object({ rule: tableRuleSchema.nullable() })
  .meta({ id: "TableRuleChange" });

/** A game by its name: one of the shelf if it is there, or what the guest writes. */
const game = z.string().check(...proposedTableRules.game);

export const newInterestSchema = z
  .object({
    kind: z.enum(interestKinds),
    game,
    teaches: z.boolean().default(false),
    showsName: z.boolean().default(false),
  })
  .meta({ id: "NewGameInterest" });

export const interestReceiptSchema = z
  .object({ id: z.uuid(), kind: z.enum(interestKinds) })
  .meta({ id: "GameInterestReceipt" });

/** Public: games of the shelf only, without names. */
export const eventGamesSchema = z
  .object({
    isOpen: z.boolean(),
    takesTables: z.boolean(),
    games: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        locale: localeSchema,
        brings: count,
        wants: count,
        teaches: count,
      }),
    ),
  })
  .meta({ id: "EventGames" });

const wantedGameSchema = z
  .object({
    title: z.string(),
    /** Of the shelf; null for what guests have written. */
    slug: z.string().nullable(),
    brings: count,
    wants: count,
    teaches: count,
    /** Who agreed to be seen, for those who come too. */
    people: z.array(z.object({ name: z.string(), kind: z.enum(interestKinds) })),
    own: z.object({ id: z.uuid(), kind: z.enum(interestKinds) }).nullable(),
  })
  .meta({ id: "WantedGame" });

export const newProposalSchema = z
  .object({
    game,
    brings: z.boolean().default(false),
    teaches: z.boolean().default(false),
    audience: z.enum(tableAudiences),
    language: z.enum(sessionLanguages),
    startsAt: moment,
    endsAt: moment,
    seats,
    /** With fewer, the table does not take place; null: it always does. */
    minPlayers: seats.nullable().default(null),
    note: z
      .string()
      .default("")
      .check(...proposedTableRules.note),
    showsName: z.boolean().default(false),
  })
  .meta({ id: "NewTableProposal" });

const tableShape = {
  id: z.uuid(),
  state: z.enum(proposalStates),
  /** The game's name; null to others while the proposal is pending and the game is not on the shelf. */
  title: z.string().nullable(),
  slug: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
  seats: count,
  minPlayers: count.nullable(),
  language: z.enum(sessionLanguages),
  audience: z.enum(tableAudiences),
  brings: z.boolean(),
  teaches: z.boolean(),
};

/** Null where the profile says nothing. */
const fit = z.boolean().nullable();

const listedTableSchema = z
  .object({
    ...tableShape,
    isOwn: z.boolean(),
    /** Who agreed to be seen, for those who come too. */
    name: z.string().nullable(),
    fits: z.object({ language: fit, audience: fit }),
    /** Number of other people who want the same game. */
    wants: count,
    /** Of an approved table that still exists. */
    sessionId: z.uuid().nullable(),
  })
  .meta({ id: "ListedTable" });

/** An event's games and proposed tables, as a person sees them. */
export const tableBoardSchema = z
  .object({
    event: z.object({
      slug: z.string(),
      title: z.string(),
      locale: localeSchema,
      startsAt: moment,
      endsAt: moment,
    }),
    rule: tableRuleSchema.nullable(),
    /** Why nothing can be proposed now; null if it can. */
    refusal: z.enum(tableRefusals).nullable(),
    tablesLeft: count,
    isComing: z.boolean(),
    /** The name that others would see. */
    ownName: z.string(),
    games: z.array(wantedGameSchema),
    tables: z.array(listedTableSchema),
    /** Names of the shelf to choose from. */
    shelf: z.array(z.string()),
  })
  .meta({ id: "TableBoard" });

export const proposalReceiptSchema = z
  .object({ id: z.uuid(), state: z.enum(proposalStates) })
  .meta({ id: "TableProposalReceipt" });

export const ownProposalsSchema = z
  .object({
    proposals: z.array(
      z
        .object({
          ...tableShape,
          title: z.string(),
          answer: z.string(),
          event: z.object({ slug: z.string(), title: z.string(), locale: localeSchema }),
          /** The event does not take place, or is over. */
          isOver: z.boolean(),
          /** Of the person at the table that was approved. */
          reservationId: z.uuid().nullable(),
          reservationState: z.string().nullable(),
        })
        .meta({ id: "OwnTableProposal" }),
    ),
  })
  .meta({ id: "OwnTableProposals" });

export const proposalAnswerSchema = z
  .object({
    answer: z
      .string()
      .default("")
      .check(...proposedTableRules.answer),
  })
  .meta({ id: "TableProposalAnswer" });

/** For the organizer of the event. */
export const proposedTablesSchema = z
  .object({
    event: z.object({
      id: z.uuid(),
      slug: z.string(),
      title: z.string(),
      locale: localeSchema,
      startsAt: moment,
      endsAt: moment,
      isOver: z.boolean(),
    }),
    rule: tableRuleSchema.nullable(),
    tables: count,
    proposals: z.array(
      z
        .object({
          ...tableShape,
          title: z.string(),
          note: z.string(),
          answer: z.string(),
          wants: count,
          createdAt: moment,
          decidedAt: moment.nullable(),
          sessionId: z.uuid().nullable(),
          /** Null once the account is deleted. */
          person: z
            .object({
              id: z.string(),
              name: z.string(),
              level: z.enum(experienceLevels).nullable(),
              languages: z.array(z.enum(spokenLanguages)),
              isBanned: z.boolean(),
            })
            .nullable(),
        })
        .meta({ id: "ProposedTable" }),
    ),
    interests: z.array(
      z
        .object({
          id: z.uuid(),
          kind: z.enum(interestKinds),
          title: z.string(),
          slug: z.string().nullable(),
          teaches: z.boolean(),
          person: z.object({ id: z.string(), name: z.string() }),
        })
        .meta({ id: "EventGameInterest" }),
    ),
  })
  .meta({ id: "ProposedTables" });

export type TableRule = z.infer<typeof tableRuleSchema>;
export type NewInterest = z.infer<typeof newInterestSchema>;
export type EventGames = z.infer<typeof eventGamesSchema>;
export type WantedGame = z.infer<typeof wantedGameSchema>;
export type NewProposal = z.infer<typeof newProposalSchema>;
export type ListedTable = z.infer<typeof listedTableSchema>;
export type TableBoard = z.infer<typeof tableBoardSchema>;
export type ProposalReceipt = z.infer<typeof proposalReceiptSchema>;
export type OwnProposals = z.infer<typeof ownProposalsSchema>;
export type ProposedTables = z.infer<typeof proposedTablesSchema>;
