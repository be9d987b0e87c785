import type {
  AdminNoShowRule,
  NoShowRule,
  NoShowRuleChange,
} from "@takujo/contracts/booking/seats/no-show";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockRule, selectRule, updateRule } from "./queries.ts";

export async function readRule(db: Database): Promise<AdminNoShowRule> {
  const [rule] = await selectRule(db, {});
  if (!rule) throw new Error("The row of the rule about absences is missing");
  return rule;
}

/** Null while the rule is off. */
export async function ruleInForce(db: Database): Promise<NoShowRule | null> {
  const { isOn, version: _, ...rule } = await readRule(db);
  return isOn ? rule : null;
}

export async function changeRule(
  transaction: DatabaseTransaction,
  change: NoShowRuleChange,
  actorId: string,
): Promise<AdminNoShowRule> {
  const [stored] = await lockRule(transaction, {});
  if (stored?.version !== change.version) throw new DomainError("changed-meanwhile");
  const [saved] = await updateRule(transaction, change);
  if (!saved) throw new DomainError("changed-meanwhile");
  const { version: _before, ...before } = stored;
  const { version: _after, ...after } = saved;
  await insertAuditEntry(transaction, {
    actorId,
    action: "no-show-rule.change",
    subject: { kind: "no-show-rule", id: "rule" },
    before,
    after,
  });
  return saved;
}
