import * as z from "zod/mini";
import { requiredInput } from "../../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../../rules/lines.ts";
import { compose, trim } from "../../rules/normalize.ts";
import { gameTitleLimit, proposalAnswerLimit, proposalNoteLimit } from "./proposed-table-form.ts";

/** Shared by the forms and the API. */
export const proposedTableRules = {
  game: [
    oneLine(),
    oneDirection(),
    compose(),
    trim(),
    requiredInput(),
    z.maxLength(gameTitleLimit),
  ],
  note: [plainLines(), compose(), trim(), z.maxLength(proposalNoteLimit)],
  answer: [plainLines(), compose(), trim(), z.maxLength(proposalAnswerLimit)],
} as const;
