import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { ChevronDown } from "../../../ui/generated/admin-icons.ts";
import { UserRound } from "../../../ui/generated/icons.ts";
import type { EntryView, PersonView } from "./audit.server.ts";
import { useAuditWords } from "./audit-words.ts";
import { ChangeTable } from "./change-table.tsx";

/** One line, which expands to the changes and the reason. */
export function AuditEntry({ entry }: { entry: EntryView }) {
  const t = useTranslations("adminAudit");
  const words = useAuditWords();
  const { at, actor, actingAs, action, changes, reason, to } = entry;
  return (
    <details className="audit-entry">
      <summary>
        <time className="num" dateTime={at}>
          {clock(at)}
        </time>
        <span className="audit-person">
          <Face person={actor} />
          <span>
            <b>{actor.name || t("gone", { id: actor.id.slice(0, 8) })}</b>
            {actingAs && (
              <small className="audit-acting-as">
                {t("actingAs", {
                  name: actingAs.name || t("gone", { id: actingAs.id.slice(0, 8) }),
                })}
              </small>
            )}
          </span>
        </span>
        <span className="audit-what">
          <b>{words.action(action)}</b>
          <Subject subject={entry.subject} />
        </span>
        <ChevronDown />
      </summary>
      <div className="audit-detail">
        {changes.length > 0 && <ChangeTable changes={changes} />}
        {(reason || action === "impersonation.start") && (
          <p>
            <b>{t("reason")}</b>
            {reason ?? t("noReason")}
          </p>
        )}
        {changes.length === 0 && !reason && action !== "impersonation.start" && (
          <p>{t("noChanges")}</p>
        )}
        <p className="audit-plain">
          {to && <Link to={to}>{t("open")}</Link>}
          <span>
            {action} · {entry.subject.kind} · {entry.subject.id}
          </span>
        </p>
      </div>
    </details>
  );
}

function Face({ person: { icon } }: { person: PersonView }) {
  if (icon) return <img src={icon} alt="" width={32} height={32} loading="lazy" />;
  return (
    <span className="audit-faceless">
      <UserRound />
    </span>
  );
}

/** Of these, only what is gone has no name. */
const isNamed = (kind: string) => ["message", "staff-invitation", "user"].includes(kind);

function Subject({ subject: { kind, id, label, name } }: Pick<EntryView, "subject">) {
  const t = useTranslations("adminAudit");
  const { kind: kindWords } = useAuditWords();
  if (kind === "path") return <small>{id}</small>;
  const said = [label, name].filter(Boolean).join(t("separator"));
  return (
    <small>
      {kindWords(kind)} {said || (isNamed(kind) ? t("goneSubject") : id.slice(0, 8))}
    </small>
  );
}
