import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockTemplates, selectTemplates, type TemplateRow, updateTemplateName } from "./queries.ts";

export function renameTemplate(
  db: Database,
  adminId: string,
  id: string,
  name: string,
): Promise<{ id: string }> {
  return db.transaction().execute(async (transaction) => {
    await lockTemplates(transaction);
    const all = await selectTemplates(transaction, "ja");
    const template = all.find((one) => one.id === id);
    if (!template) throw new DomainError("not-found");
    if (template.name === name) return { id };
    assertFreeName(all, name);
    await updateTemplateName(transaction, { id, name });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "event-template.rename",
      subject: { kind: "event-template", id },
      before: { name: template.name },
      after: { name },
    });
    return { id };
  });
}

export function assertFreeName(all: readonly Pick<TemplateRow, "name">[], name: string): void {
  if (!all.some((template) => template.name === name)) return;
  throw new DomainError("not-now", "There is a template of this name.", { reason: "name-taken" });
}
