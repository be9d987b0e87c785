import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { ColumnHead, DataTable } from "../../../../ui/data/data-table.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Select } from "../../../../ui/field/input.tsx";
import { Mail, Pencil } from "../../../../ui/generated/icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { messagePath } from "../message-path.ts";
import { useOutcomeMessages } from "../outcomes.ts";
import { StateTag } from "../state-tag.tsx";
import type { Route } from "./+types/page.ts";
import { type MessageListView, readMessages, startMessage } from "./list.server.ts";
import "../message.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readMessages(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  startMessage(request, context.get(visitContext));

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { items, next, isFirst, pageSize } = loaderData;
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
        <DataTable caption={t("list.caption")} cards>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column}>{t(`list.columns.${column}`)}</ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </tbody>
        </DataTable>
      )}
      {(next || !isFirst) && (
        <nav className="message-pages" aria-label={t("list.pages")}>
          {!isFirst && (
            <ButtonLink variant="line" to={messagePath()}>
              {t("list.first")}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="line" to={messagePath("", { after: next })}>
              {t("list.next", { count: pageSize })}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

const columns = ["subject", "state", "progress", "when"] as const;

function Row({ item }: { item: MessageListView["items"][number] }) {
  const t = useTranslations("adminMessage");
  const { id, subject, event, state, sent, all, when } = item;
  return (
    <tr>
      <td>
        <Link className="message-subject" to={messagePath(id)}>
          <b lang={subject ? "ja" : undefined}>{subject || t("untitled")}</b>
          <small lang={event?.locale}>{event?.title ?? t("newsletter.kind")}</small>
        </Link>
      </td>
      <td data-label={t("list.columns.state")}>
        <StateTag state={state} />
      </td>
      <td className="num" data-label={t("list.columns.progress")}>
        {state === "draft" ? "—" : t("list.progress", { sent, all })}
      </td>
      <td className="num" data-label={t("list.columns.when")}>
        {when}
      </td>
    </tr>
  );
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
