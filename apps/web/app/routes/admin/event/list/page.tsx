import { organizedEventViews } from "@takujo/contracts/booking/schedule/organized-event-views";
import { addDays } from "@takujo/contracts/venue-time";
import { venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { Copy, Plus } from "../../../../ui/generated/icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { usePermission } from "../../can.tsx";
import { FilterChips } from "../../list/filter-chips.tsx";
import { ListPages } from "../../list/list-pages.tsx";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { eventViewPath, templatePath } from "../event-path.ts";
import { useEventOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
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

const titleId = "copy-question";

type CopyQuestionProps = {
  event: { id: string; title: string; startsAt: string | null };
  /** The address of the list. */
  back: string;
};

/** Asks for the day of the copy; a draft without a day is copied as it is. */
function CopyQuestion({ event: { id, title, startsAt }, back }: CopyQuestionProps) {
  const t = useTranslations("adminEvent");
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form method="post" action={back}>
        <input type="hidden" name="copyOf" value={id} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("copying.title", { title: title || t("untitled") })}
          text={t(startsAt ? "copying.text" : "copying.noDay")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("copying.dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value="create">
                {t("copy")}
              </Button>
            </>
          }
        >
          {startsAt && (
            <TextInput
              id="copy-day"
              name="day"
              type="date"
              label={t("copying.day")}
              required
              defaultValue={addDays(venueDay(startsAt), 7)}
            />
          )}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
