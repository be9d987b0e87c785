import { staffNoteLimit } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { AdminSessionsEvent } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { KeptWriting } from "../../../../shell/writing/kept-writing.tsx";
import { useLeaveQuestion } from "../../../../shell/writing/use-leave-question.ts";
import { SwitchField } from "../../../../ui/form/fields/choice-field.tsx";
import { ComboboxField } from "../../../../ui/form/fields/combobox-field.tsx";
import { TextareaField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import { Check } from "../../../../ui/generated/icons.ts";
import { KindFields, useKindLabels } from "../../../reservation/kind-fields.tsx";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { useComboboxWords } from "../../use-combobox-words.ts";
import {
  AddressFields,
  CodeField,
  costsAnything,
  PartyFields,
  usePartyLabels,
} from "../party-fields.tsx";
import { useFullSessionName } from "../session-name.ts";
import type { Route } from "./+types/page.ts";
import { readChoice, receiveNewParty } from "./create.server.ts";
import { kindOfEvent } from "./kind-of-event.ts";
import "./new.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readChoice(context.get(visitContext), url.searchParams.get("event"));

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveNewParty(request, context.get(visitContext));

export default function NewReservation({ loaderData }: Route.ComponentProps) {
  const { events, idempotencyKey } = loaderData;
  const t = useTranslations("adminReservation");
  const refusal = useActionData<typeof action>();
  const fullSessionName = useFullSessionName();
  const labels = usePartyLabels();
  const kindLabels = useKindLabels(events.flatMap(kindsOf));
  const words = useFormWords();
  const comboboxWords = useComboboxWords();
  const askToLeave = useLeaveQuestion();
  const box = useRef<HTMLDivElement>(null);
  const [sessionId, setSessionId] = useState("");
  const followChoice = () =>
    setSessionId(
      box.current?.querySelector<HTMLSelectElement>("select[name=sessionId]")?.value ?? "",
    );
  // Something may have been chosen before the scripts arrived.
  useEffect(followChoice, []);
  const options = events.flatMap(({ heading, title, sessions }) =>
    sessions.map((session) => {
      const free = session.capacity - session.seatsTaken;
      const name = fullSessionName({ session, title });
      return {
        value: session.id,
        label:
          free > 0 ? t("create.sessionFree", { name, free }) : t("create.sessionFull", { name }),
        group: heading,
        disabled: session.calledOff,
      };
    }),
  );
  return (
    <>
      <AdminTrail to="/admin/reservation" parent={t("list.heading")}>
        {t("create.heading")}
      </AdminTrail>
      <AdminHead title={t("create.heading")} note={t("create.lead")} />
      {events.length === 0 ? (
        <p>{t("create.none")}</p>
      ) : (
        <div ref={box} className="new-reservation" onChange={followChoice}>
          <KeptWriting form="new-reservation" name="/admin/reservation/new" />
          <Form
            id="new-reservation"
            words={words}
            labels={{
              ...{ ...labels, ...kindLabels },
              sessionId: t("create.session"),
              staffNote: t("staffNote.heading"),
              noteAtReception: t("staffNote.atReception"),
              wait: t("create.wait"),
              minSeats: t("create.minSeats"),
            }}
            values={{ seats: "1", language: "ja" }}
            refusal={refusal}
            idempotencyKey={idempotencyKey}
            ask={askToLeave}
          >
            <ComboboxField
              name="sessionId"
              hint={t("create.sessionHint")}
              options={options}
              emptyLabel={t("create.choose")}
              words={comboboxWords}
              required
            />
            <PartyFields />
            <EventKinds events={events} sessionId={sessionId} />
            {events.some(costsAnything) && <CodeField />}
            <TextareaField
              name="staffNote"
              rows={2}
              limit={staffNoteLimit}
              hint={t("staffNote.reservationHint")}
            />
            <SwitchField name="noteAtReception" />
            <AddressFields />
            <SwitchField name="wait" note={t("create.waitHint")} />
            <TextField
              name="minSeats"
              inputMode="numeric"
              hint={t("create.minSeatsHint")}
              autoComplete="off"
            />
            <SubmitButton icon={<Check />}>{t("create.submit")}</SubmitButton>
          </Form>
        </div>
      )}
    </>
  );
}

type EventChoice = AdminSessionsEvent & { heading: string };

/** The kinds of an event's seats, under names that no other event in the form has. */
const kindsOf = ({ id, prices }: EventChoice) =>
  prices.map((price) => ({ ...price, key: kindOfEvent(id, price.key) }));

type EventKindsProps = { events: EventChoice[]; sessionId: string };

/** Those of the event whose session is chosen; without scripts, those of all, each under its name. */
function EventKinds({ events, sessionId }: EventKindsProps) {
  const isOnly = events.length === 1;
  return events
    .filter(({ prices }) => prices.length > 0)
    .map((event) => (
      <div
        key={event.id}
        className="new-kinds"
        data-chosen={isOnly || event.sessions.some(({ id }) => id === sessionId) || undefined}
      >
        {!isOnly && <p lang={event.locale}>{event.heading}</p>}
        <KindFields kinds={kindsOf(event)} fee={event.fee} max={maxSeats(event)} />
      </div>
    ));
}

const maxSeats = ({ sessions }: EventChoice) =>
  Math.min(100, Math.max(1, ...sessions.map(({ capacity }) => capacity)));
