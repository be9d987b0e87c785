import { organizedEventViews } from "@takujo/contracts/booking/schedule/organized-event-views";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Copy, Plus } from "../../../../ui/generated/icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { usePermission } from "../../can.tsx";
import { FilterChips } from "../../list/filter-chips.tsx";
import { ListPages } from "../../list/list-pages.tsx";
import { eventViewPath, templatePath } from "../event-path.ts";
import { useEventOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
import { CopyQuestion } from "./copy-question.tsx";
import { EventTable } from "./event-table.tsx";
import { createEvent, readEvents } from "./list.server.ts";
import "./list.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readEvents(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  createEvent(request, context.get(visitContext));

export default function EventList({ loaderData }: Route.ComponentProps) {
  const { query, items, next, pageSize, copied, self } = loaderData;
  const t = useTranslations("adminEvent");
  const mayCreate = usePermission()("publish");
  return (
    <>
      <OutcomeNotice words={useEventOutcomeMessages()} />
      <AdminHead title={t("heading")}>
        {mayCreate && (
          <>
            <ButtonLink variant="line" icon={<Copy />} to={templatePath}>
              {t("fromTemplate")}
            </ButtonLink>
            <Form method="post">
              <Button type="submit" name="intent" value="create" icon={<Plus />}>
                {t("create")}
              </Button>
            </Form>
          </>
        )}
      </AdminHead>
      <FilterChips
        className="organized-views"
        label={t("viewsLabel")}
        values={organizedEventViews}
        current={query.view}
        path={(view) => eventViewPath(view)}
      >
        {(view) => t(`views.${view}`)}
      </FilterChips>
      {items.length > 0 ? (
        <EventTable
          events={items}
          caption={t("caption", { view: t(`views.${query.view}`) })}
          self={self}
        />
      ) : (
        <EmptyState kind="search" title={t("nothing")}>
          {t("nothingHint")}
        </EmptyState>
      )}
      <ListPages
        after={query.after}
        next={next}
        path={(after) => eventViewPath(query.view, after)}
        words={{ label: t("pages"), first: t("first"), next: t("next", { count: pageSize }) }}
      />
      {copied && mayCreate && <CopyQuestion event={copied} back={self} />}
    </>
  );
}
