import { takeEach } from "@takujo/booking/door/index";
import {
  type LoanAnswers,
  type LoanMark,
  loanMarkSchema,
} from "@takujo/contracts/library/game-loan";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import {
  insertLoan,
  insertLoanMark,
  lockBox,
  recountBox,
  recountLoan,
  selectLoanOf,
  updateBoxCondition,
} from "./queries.ts";

interface LoanContext {
  transaction: DatabaseTransaction;
  eventId: string;
  madeById: string;
  now: Date;
}

type Box = Awaited<ReturnType<typeof lockBox>>[number];
type MarkOf<Kind extends LoanMark["kind"]> = Extract<LoanMark, { kind: Kind }>;
type Outcome = Omit<LoanAnswers["answers"][number], "nonce">;

/** Applies a device's marks, in any order and any number of times. */
export async function takeLoanMarks(
  db: Database,
  sent: unknown[],
  { eventId, madeById }: Pick<LoanContext, "eventId" | "madeById">,
  now = new Date(),
): Promise<LoanAnswers> {
  const answers = await takeEach<LoanMark, Outcome>(db, sent, {
    schema: loanMarkSchema,
    take: (transaction, mark) => take({ transaction, eventId, madeById, now }, mark),
    refused: { result: "refused" },
  });
  return { answers };
}

async function take(context: LoanContext, mark: LoanMark): Promise<Outcome> {
  const [box] = await lockBox(context.transaction, { number: mark.number });
  if (!box) return { result: "refused", reason: "number: there is no such box" };
  return mark.kind === "lend" ? lend(context, box, mark) : say(context, box, mark);
}

/** A device's clock may be fast, but no mark was made after its arrival. */
const momentOf = ({ at }: LoanMark, now: Date) => new Date(Math.min(Date.parse(at), now.getTime()));

async function lend(context: LoanContext, box: Box, mark: MarkOf<"lend">): Promise<Outcome> {
  const { transaction, eventId, madeById, now } = context;
  const { nonce, sessionId, reservationId, holder, device } = mark;
  const [inserted] = await insertLoan(transaction, {
    ...{ nonce, copyId: box.id, eventId, sessionId, reservationId, holder, device, madeById, now },
    lentAt: momentOf(mark, now),
  });
  if (!inserted) return { result: "known" };
  const isContested = await recount(context, box, nonce);
  await audit(context, box, "game-copy.lend", { number: mark.number });
  return { result: isContested ? "conflict" : "counted" };
}

async function say(
  context: LoanContext,
  box: Box,
  mark: MarkOf<"return"> | MarkOf<"undo"> | MarkOf<"see">,
): Promise<Outcome> {
  const { transaction, madeById, now } = context;
  const { nonce, of, kind, device, number } = mark;
  const [loan] = await selectLoanOf(transaction, { nonce: of });
  if (loan && loan.copy_id !== box.id) return { result: "refused" };
  const { condition, missing } =
    mark.kind === "return" ? mark : { condition: undefined, missing: "" };
  const [inserted] = await insertLoanMark(transaction, {
    ...{ nonce, copyId: box.id, of, kind, missing, device, madeById, now },
    condition: condition ?? null,
    markedAt: momentOf(mark, now),
  });
  if (!inserted) return { result: "known" };
  // A return before its loan counts once the loan arrives.
  if (loan && kind !== "see") await recount(context, box, loan.nonce);
  await noteCondition(context, box, { condition: condition ?? box.condition, missing });
  await audit(context, box, actions[kind], { number });
  return { result: "counted" };
}

const actions = {
  return: "game-copy.return",
  undo: "game-copy.loan-undo",
  see: "game-copy.conflict-seen",
} as const;

/** Returns whether the loan contradicts another. */
async function recount({ transaction }: LoanContext, box: Box, nonce: string): Promise<boolean> {
  const [loan] = await recountLoan(transaction, { nonce });
  if (!loan) throw new Error("A loan of a locked box is gone");
  const rows = await recountBox(transaction, { copyId: box.id, since: loan.lent_at, nonce });
  return rows.some(({ is_own, is_contested }) => is_own && is_contested);
}

const maxMissingLength = 200;

/** Missing parts accumulate: the desk adds to them, and the organizer clears them. */
async function noteCondition(
  context: LoanContext,
  box: Box,
  { condition, missing: added }: { condition: string; missing: string },
): Promise<void> {
  const missing = box.missing.includes(added)
    ? box.missing
    : [box.missing, added].filter(Boolean).join("、").slice(0, maxMissingLength);
  if (condition === box.condition && missing === box.missing) return;
  await updateBoxCondition(context.transaction, { id: box.id, condition, missing });
  const before = { condition: box.condition, missing: box.missing };
  await audit(context, box, "game-copy.change", { condition, missing }, before);
}

function audit(
  { transaction, madeById }: LoanContext,
  { id }: Box,
  action: string,
  after: Record<string, string | number>,
  before?: Record<string, string | number>,
): Promise<void> {
  return insertAuditEntry(transaction, {
    actorId: madeById,
    action,
    subject: { kind: "game-copy", id },
    ...(before && { before }),
    after,
  });
}
