import {
  callAnswers,
  remarkLimit,
} from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import type { MouseEvent } from "react";
import { Link, useFetcher } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { Chip } from "../../../../ui/action/chip.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { UndoPanel } from "../../../../ui/feedback/undo-panel.tsx";
import { InlineError } from "../../../../ui/field/inline-error.tsx";
import { Check, ChevronRight, Clock, Mail, Phone } from "../../../../ui/generated/icons.ts";
import { itemPath } from "../item-path.ts";
import type { CallView } from "./call-list.server.ts";
import type { HeldAnswer } from "./use-held-answer.ts";

type CallRowProps = {
  call: CallView;
  nonce: string;
  /** The first pending call without a claim. */
  isNext: boolean;
  /** Of the list as it is shown. */
  address: string;
  held: HeldAnswer;
};

/** One party to telephone. Each button sends what is written beside it. */
export function CallRow({ call, nonce, isNext, address, held }: CallRowProps) {
  const t = useTranslations("adminCallList");
  const nameless = useTranslations("adminReservation")("nameless");
  const { reservation, toldAt, answer, calling } = call;
  const key = `${nonce} ${toldAt} ${answer}`;
  const claim = useFetcher<{ refusal?: string }>();
  // Pressing the number claims the call; without a script, a button does.
  const dial = () =>
    void claim.submit(
      { callId: call.id, nonce: `${key} ${Date.now()}`, calling: "on" },
      { method: "post", action: address, preventScrollReset: true },
    );
  const name = reservation.name || nameless;
  const isHeld = held.callId === call.id;
  const holdCancellation = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    held.hold({ callId: call.id, form: new FormData(form, event.currentTarget) });
  };
  return (
    <li className="call-row" data-told={toldAt !== null || undefined}>
      <Form method="post" action={address} preventScrollReset>
        <input type="hidden" name="callId" value={call.id} />
        <input type="hidden" name="kind" value={call.kind} />
        <input type="hidden" name="nonce" value={key} />
        <button
          type="submit"
          className="call-tick"
          name="outcome"
          value={toldAt ? "untold" : "told"}
          aria-pressed={toldAt !== null}
          aria-label={t("tick", { name })}
        >
          <Check />
        </button>
        <div className="call-party">
          <p>
            <Link to={itemPath(reservation.id)}>{name}</Link>
            {isNext && (
              <Tag tone="gold" icon={<ChevronRight />}>
                {t("next")}
              </Tag>
            )}
            {calling && (
              <Tag tone="gold" icon={<Phone />}>
                {calling.isOwn ? t("callingOwn") : t("calling", { name: calling.by })}
              </Tag>
            )}
            {call.returned && (
              <Tag tone="red" icon={<Mail />}>
                {t("returned")}
              </Tag>
            )}
            {!toldAt && answer === "call-back" && <Tag icon={<Clock />}>{t("callBack")}</Tag>}
          </p>
          <small>
            {useFacts(call).join("・")}
            {reservation.staffNote && (
              <span className="call-staff-note">
                {"・"}
                {t("staffNote", { note: reservation.staffNote })}
              </span>
            )}
          </small>
        </div>
        <Telephone phone={reservation.phone} onDial={toldAt ? undefined : dial} />
        {claim.data?.refusal && (
          <div className="call-taken" role="alert">
            <InlineError id={`taken-${call.id}`}>{claim.data.refusal}</InlineError>
          </div>
        )}
        <div className="call-said">
          {!toldAt && (!calling || calling.isOwn) && (
            <Chip
              type="submit"
              name="calling"
              value={calling ? "off" : "on"}
              pressed={calling !== null}
              icon={<Phone />}
            >
              {t("claim")}
            </Chip>
          )}
          <fieldset className="call-answers">
            <legend className="visually-hidden">{t("answers", { name })}</legend>
            {callAnswers
              .filter((one) => isPossible(call, one))
              .map((one) => (
                <Chip
                  key={one}
                  type="submit"
                  name="outcome"
                  value={one}
                  pressed={answer === one || (isHeld && one === "cancelled")}
                  onClick={one === "cancelled" ? holdCancellation : undefined}
                  disabled={
                    answer === "cancelled" || (call.kind === "offer" && answer === "coming")
                  }
                >
                  {t(call.kind === "offer" ? `offerAnswer.${one}` : `answer.${one}`)}
                </Chip>
              ))}
          </fieldset>
          <input
            className="input"
            name="remark"
            aria-label={t("remark", { name })}
            placeholder={t("remarkExample")}
            maxLength={remarkLimit}
            autoComplete="off"
          />
          {call.remark && (
            <p className="call-remark">
              <b className="num">{call.notedTime}</b> {call.remark} {call.notedBy}
            </p>
          )}
        </div>
      </Form>
      <div role="status">
        {isHeld && (
          <div className="call-held">
            <b>{t(call.kind === "offer" ? "held.passed" : "held.cancelled", { name })}</b>
            {/* Not around the text: the pointer still rests there, and would stop the time. */}
            <UndoPanel label={t("held.label")} className="call-undo" onEnd={held.send}>
              <Button variant="line" onClick={held.undo}>
                {t("held.undo")}
              </Button>
            </UndoPanel>
          </div>
        )}
      </div>
    </li>
  );
}

/** Parties without seats can neither come nor cancel, waiting parties have none yet, and offers can be answered while valid. */
function isPossible(
  { kind, mayCancel, offerUntil, answer, reservation }: CallView,
  one: (typeof callAnswers)[number],
): boolean {
  if (one === "coming" && reservation.state === "waiting") return false;
  const isOpen = kind === "offer" ? offerUntil !== null : mayCancel;
  return one === "call-back" || isOpen || answer === one;
}

function useFacts({ session, reservation, toldTime, offerTime, by }: CallView): string[] {
  const t = useTranslations("adminCallList");
  const { seats } = reservation;
  const table = session.letter ? t("table", { letter: session.letter }) : session.name;
  return [
    t("party", { table, seats }),
    ...(offerTime ? [t("offerUntil", { time: offerTime })] : []),
    ...(toldTime
      ? [by ? t("told", { time: toldTime, by }) : t("toldByNobody", { time: toldTime })]
      : []),
  ];
}

type TelephoneProps = { phone: string; onDial: (() => void) | undefined };

function Telephone({ phone, onDial }: TelephoneProps) {
  const t = useTranslations("adminCallList");
  if (!phone) return <p className="call-phone muted">{t("noPhone")}</p>;
  return (
    <a className="call-phone num" href={`tel:${phone.replace(/[^\d+]/g, "")}`} onClick={onDial}>
      <Phone />
      {phone}
    </a>
  );
}
