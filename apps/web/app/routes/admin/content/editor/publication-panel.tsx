import type { ContentItem } from "@takujo/contracts/content/editing/content";
import type { ContentState } from "@takujo/contracts/content/editing/content-kinds";
import { formatFullDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { EyeOff, Trash } from "../../../../ui/generated/admin-icons.ts";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { usePermission } from "../../can.tsx";
import type { EditorPaths } from "./editor-paths.ts";
import { venueMoment } from "./editor-values.ts";
import { StateTag } from "./state-tag.tsx";

export type Fact = { term: string; detail: ReactNode };

type PublicationPanelProps = {
  item: Omit<ContentItem, "document" | "published">;
  state: ContentState;
  paths: EditorPaths;
  /** Further facts, such as the reservations of an event. */
  facts?: Fact[] | undefined;
  /** Why the requested time is invalid: it has passed, or clocks skip it. */
  refusedTime: "past" | "skipped" | null;
  /** The list of problems. */
  children: ReactNode;
};

/** The publication state and its actions. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { item, state, paths, facts = [], refusedTime, children } = props;
  const t = useTranslations("contentEditor.publication");
  const moment = useMoment();
  const mayPublish = usePermission()("publish");
  const { publishedAt, publishAt, refusedAt, revisions } = item;
  return (
    <section className="admin-box" aria-labelledby="publication-heading">
      <div className="admin-box-head">
        <h2 id="publication-heading" tabIndex={-1}>
          {t("heading")}
        </h2>
        <StateTag state={state} />
      </div>
      {refusedAt && (
        <Callout tone="warning">{t.rich("refused", { time: () => moment(refusedAt) })}</Callout>
      )}
      <FactList
        facts={[
          ...(publishAt ? [{ term: t("publishAt"), detail: moment(publishAt) }] : []),
          ...(publishedAt ? [{ term: t("publishedAt"), detail: moment(publishedAt) }] : []),
          ...facts,
          ...(paths.public
            ? [{ term: t("url"), detail: <PublicUrl path={paths.public} state={state} /> }]
            : []),
          ...(revisions > 0
            ? [
                {
                  term: t("revisions"),
                  detail: (
                    <Link to={paths.revisions}>{t("revisionCount", { count: revisions })}</Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      {children}
      {!mayPublish && (
        <p className="admin-note">{t(item.publishAt ? "scheduledByOthers" : "byOthers")}</p>
      )}
      {mayPublish && item.editable && state !== "cancelled" && (
        <Schedule item={item} refusedTime={refusedTime} />
      )}
      <div className="editor-ways">
        {mayPublish && item.savedAt !== null && (
          <ButtonLink
            variant="quiet"
            size="small"
            icon={<Trash />}
            to={`${paths.self}?ask=discard`}
            preventScrollReset
          >
            {t("discard")}
          </ButtonLink>
        )}
        {mayPublish && isPublic(state) && item.kind !== "legal" && (
          <ButtonLink
            variant="quiet-danger"
            size="small"
            icon={<EyeOff />}
            to={`${paths.self}?ask=archive`}
            preventScrollReset
          >
            {t("archive")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

const isPublic = (state: ContentState) => state === "published" || state === "changed";

function PublicUrl({ path, state }: { path: string; state: ContentState }) {
  return isPublic(state) ? (
    <Link className="editor-url" to={path}>
      {path}
    </Link>
  ) : (
    <span className="editor-url">{path}</span>
  );
}

function Schedule({ item, refusedTime }: Pick<PublicationPanelProps, "item" | "refusedTime">) {
  const t = useTranslations("contentEditor.publication");
  if (item.state === "scheduled") {
    return (
      <Button type="submit" name="intent" value="unschedule" variant="line" size="small">
        {t("unschedule")}
      </Button>
    );
  }
  return (
    <details className="editor-later" open={refusedTime !== null}>
      <summary>{t("later")}</summary>
      <TextInput
        id="publish-at"
        name="at"
        type="datetime-local"
        label={t("at")}
        hint={t("atHint")}
        error={refusedTime ? t(refusedTime) : undefined}
        defaultValue={item.publishAt ? venueMoment(item.publishAt) : ""}
      />
      <Button type="submit" name="intent" value="schedule" variant="line" size="small">
        {t("schedule")}
      </Button>
    </details>
  );
}

function useMoment(): (date: string) => ReactNode {
  const locale = useLocale();
  return (date) => <time dateTime={date}>{formatFullDayTime(date, locale)}</time>;
}
