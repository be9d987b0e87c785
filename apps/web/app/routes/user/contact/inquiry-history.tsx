import type {
  AccountInquiry,
  AccountInquiryList,
} from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { Tag, type TagTone } from "../../../ui/action/tag.tsx";
import { Accordion } from "../../../ui/data/accordion.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { Pager } from "../../../ui/navigation/pager.tsx";

const tones: Record<AccountInquiry["state"], TagTone> = {
  new: "plain",
  open: "plain",
  answered: "green",
  closed: "green",
};

export function InquiryHistory({ list }: { list: AccountInquiryList }) {
  const t = useTranslations("accountContact.history");
  const { items, page, pageCount } = list;
  return (
    <section className="account-section" aria-labelledby="inquiries">
      <h2 className="account-subhead" id="inquiries">
        {t("heading")}
      </h2>
      {items.length === 0 ? (
        <EmptyState kind="table" title={t("empty")} headingLevel={3}>
          {t("emptyBody")}
        </EmptyState>
      ) : (
        items.map((item) => <Inquiry key={item.receipt} item={item} />)
      )}
      <Pager
        current={page}
        total={pageCount}
        pageUrl={(other) => (other > 1 ? `/user/contact?page=${other}` : "/user/contact")}
        label={t("pages")}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </section>
  );
}

function Inquiry({ item }: { item: AccountInquiry }) {
  const t = useTranslations();
  const { receipt, category, reservationCode, body, state, createdAt, replies } = item;
  const words = "accountContact.history";
  const facts = [
    { term: t(`${words}.receipt`), detail: <span className="num">{receipt}</span> },
    ...(reservationCode
      ? [
          {
            term: t(`${words}.reservationCode`),
            detail: <span className="num">{reservationCode}</span>,
          },
        ]
      : []),
  ];
  return (
    <Accordion
      summary={
        <span className="inquiry-line">
          <FigureDate date={createdAt} />
          <b>{t(`contact.categories.${category}`)}</b>
          <Tag tone={tones[state]}>{t(`${words}.states.${state}`)}</Tag>
        </span>
      }
    >
      <FactList facts={facts} />
      <p className="inquiry-body">{body}</p>
      {replies.map((reply) => (
        <section key={reply.at} className="inquiry-reply">
          <h3>
            {t(`${words}.${reply.isOwn ? "answer" : "reply"}`)} <FigureDate date={reply.at} />
          </h3>
          <p className="inquiry-body">{reply.body}</p>
        </section>
      ))}
    </Accordion>
  );
}
