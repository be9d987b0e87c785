import { clock, formatFullDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { ChevronDown } from "../../../ui/generated/admin-icons.ts";
import { UserRound } from "../../../ui/generated/icons.ts";
import type { EntryView, PersonView } from "./audit.server.ts";

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

/** Kinds whose subjects have a name until they are deleted. */
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

function ChangeTable({ changes }: Pick<EntryView, "changes">) {
  const t = useTranslations("adminAudit.changes");
  const words = useAuditWords();
  return (
    <table className="audit-changes">
      <caption className="visually-hidden">{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("field")}</th>
          <th scope="col">{t("before")}</th>
          <th scope="col">{t("after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label ?? words.field(field)}</th>
            <td className="audit-before">{(label && before) || words.value(before)}</td>
            <td className="audit-after">{(label && after) || words.value(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** A call made while impersonating. */
const callOfApi = /^(?:POST|PUT|PATCH|DELETE) \//;

/**
 * The audit log stores plain action names. One without a translation is shown as it is, so that nothing is hidden.
 */
function useAuditWords() {
  const t = useTranslations("adminAudit");
  const locale = useLocale();
  const wordsOr = (key: string, name: string): string =>
    t.has(key as never) ? t(key as never) : name;

  return {
    action(name: string): string {
      if (callOfApi.test(name)) return t("inAnothersName");
      const [group, action] = name.split(".");
      return wordsOr(`actions.${group}.${action}`, name);
    },
    kind: (name: string): string => wordsOr(`kinds.${name}`, name),
    field: (name: string): string => wordsOr(`fields.${name}`, name),
    value(value: EntryView["changes"][number]["before"]): string {
      if (value === null || value === "") return t("nothing");
      if (typeof value === "boolean") return t(value ? "yes" : "no");
      if (typeof value === "number") return value.toLocaleString("en");
      if (moment.test(value)) return formatFullDayTime(value, locale);
      // One of our own words, or a list of them.
      if (!/^[a-z-]+(?:, [a-z-]+)*$/.test(value)) return value;
      const words = value.split(", ").map((one) => wordsOr(`values.${one}`, one));
      return words.join(t("separator"));
    },
  };
}
