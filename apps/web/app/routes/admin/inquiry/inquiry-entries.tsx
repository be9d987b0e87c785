import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import type { InquiryBoardView } from "./inquiries.server.ts";
import { inquiryPath } from "./inquiry-query.ts";
import { StateTag } from "./state-tag.tsx";

type InquiryEntriesProps = { board: InquiryBoardView; shownId: string | undefined };

export function InquiryEntries({ board, shownId }: InquiryEntriesProps) {
  const t = useTranslations("adminInquiry");
  const { items, query, next } = board;
  return (
    <section className="inquiry-list" aria-label={t("list")}>
      <SearchForm query={query} />
      {items.length === 0 && (
        <EmptyState kind="search" title={t("empty.title")} bare>
          {t("empty.text")}
        </EmptyState>
      )}
      <ul>
        {items.map((item) => (
          <Entry key={item.id} item={item} board={board} isShown={item.id === shownId} />
        ))}
      </ul>
      {(next || query.after) && (
        <div className="inquiry-pages">
          {query.after && (
            <ButtonLink to={inquiryPath({ ...query, after: "" })} variant="line" size="small">
              {t("first")}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={inquiryPath({ ...query, after: next })} variant="line" size="small">
              {t("next", { count: 20 })}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

type EntryProps = {
  item: InquiryBoardView["items"][number];
  board: InquiryBoardView;
  isShown: boolean;
};

function Entry({ item, board, isShown }: EntryProps) {
  const t = useTranslations();
  return (
    <li className="inquiry-entry" data-state={item.state}>
      <p className="inquiry-entry-head">
        <span>
          {item.name}・{t(`contact.categories.${item.category}`)}
        </span>
        <time dateTime={item.createdAt}>{item.when}</time>
      </p>
      <Link
        className="whole-link"
        to={inquiryPath(board.query, item.id)}
        lang={item.replyLocale}
        aria-current={isShown ? "page" : undefined}
        preventScrollReset
      >
        {item.title}
      </Link>
      {item.rest && (
        <p className="inquiry-entry-rest" lang={item.replyLocale}>
          {item.rest}
        </p>
      )}
      <p className="inquiry-entry-foot">
        <StateTag state={item.state} />
        {item.assignee && (
          <small>{t("adminInquiry.assignee.one", { name: item.assignee.name })}</small>
        )}
      </p>
    </li>
  );
}

function SearchForm({ query }: Pick<InquiryBoardView, "query">) {
  const t = useTranslations("adminInquiry.search");
  return (
    <FilterForm
      path="/admin/inquiry"
      query={query}
      label={t("label")}
      className="inquiry-search"
      submit={t("submit")}
    >
      <TextInput
        id="inquiry-search"
        name="search"
        type="search"
        label={t("field")}
        defaultValue={query.search}
        maxLength={254}
        autoCapitalize="none"
        enterKeyHint="search"
      />
    </FilterForm>
  );
}
