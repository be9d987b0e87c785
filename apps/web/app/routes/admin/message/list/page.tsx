import type { MessageState } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { Tag, type TagTone } from "../../../../ui/action/tag.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Select } from "../../../../ui/field/input.tsx";
import { Hourglass } from "../../../../ui/generated/admin-icons.ts";
import { Ban, Check, Clock, Mail, Pencil } from "../../../../ui/generated/icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { ListPages } from "../../list/list-pages.tsx";
import { type Column, ListTable } from "../../list/list-table.tsx";
import { messagePath } from "../message-path.ts";
import { useOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
import { type MessageListView, readMessages, startMessage } from "./list.server.ts";
import "../message.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readMessages(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  startMessage(request, context.get(visitContext));

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { items, query, next, pageSize } = loaderData;
  const columns = useColumns();
  const t = useTranslations("adminMessage");
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminHead title={t("heading")} note={t("lead")} />
      <NewMessage view={loaderData} />
      {items.length === 0 ? (
        <EmptyState kind="search" title={t("list.empty")}>
          {t("list.emptyHint")}
        </EmptyState>
      ) : (
        <ListTable caption={t("list.caption")} columns={columns} rows={items} />
      )}
      <ListPages
        className="message-pages"
        after={query.after}
        next={next}
        path={(after) => messagePath("", { after })}
        words={{
          label: t("list.pages"),
          first: t("list.first"),
          next: t("list.next", { count: pageSize }),
        }}
      />
    </>
  );
}

function useColumns(): Column<MessageListView["items"][number]>[] {
  const t = useTranslations("adminMessage");
  return [
    {
      heading: t("list.columns.subject"),
      cell: ({ id, subject, event }) => (
        <Link className="message-subject" to={messagePath(id)}>
          <b lang={subject ? "ja" : undefined}>{subject || t("untitled")}</b>
          <small lang={event?.locale}>{event?.title ?? t("newsletter.kind")}</small>
        </Link>
      ),
    },
    {
      heading: t("list.columns.state"),
      isLabeled: true,
      cell: ({ state }) => <StateTag state={state} />,
    },
    {
      heading: t("list.columns.progress"),
      isLabeled: true,
      className: "num",
      cell: ({ state, sent, all }) => (state === "draft" ? "—" : t("list.progress", { sent, all })),
    },
    {
      heading: t("list.columns.when"),
      isLabeled: true,
      className: "num",
      cell: ({ when }) => when,
    },
  ];
}

function NewMessage({ view: { events, chosen, nonce } }: { view: MessageListView }) {
  const t = useTranslations("adminMessage.create");
  return (
    <section className="admin-box message-new" aria-labelledby="message-new">
      <h2 id="message-new">{t("heading")}</h2>
      {events.length === 0 ? (
        <p className="admin-note">{t("none")}</p>
      ) : (
        <Form method="post" className="message-new-form">
          <input type="hidden" name="nonce" value={nonce} />
          <Select
            key={chosen}
            id="message-event"
            name="event"
            label={t("event")}
            defaultValue={chosen || undefined}
          >
            {events.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
          <Button type="submit" icon={<Pencil />}>
            {t("submit")}
          </Button>
        </Form>
      )}
      <Form method="post" className="message-new-newsletter">
        <input type="hidden" name="nonce" value={nonce} />
        <p className="admin-note">{t("newsletterNote")}</p>
        <Button type="submit" name="kind" value="newsletter" variant="line" icon={<Mail />}>
          {t("newsletter")}
        </Button>
      </Form>
    </section>
  );
}

const looks: Record<MessageState, { tone: TagTone; Icon: typeof Check }> = {
  draft: { tone: "plain", Icon: Pencil },
  planned: { tone: "blue", Icon: Clock },
  sending: { tone: "gold", Icon: Hourglass },
  stopped: { tone: "red", Icon: Ban },
  done: { tone: "green", Icon: Check },
};

function StateTag({ state }: { state: MessageState }) {
  const t = useTranslations("adminMessage.states");
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {t(state)}
    </Tag>
  );
}
