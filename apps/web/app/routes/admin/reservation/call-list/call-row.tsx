import { callAnswers, remarkLimit } from "@takujo/contracts/booking/call-list-form";
import { useTranslations } from "@takujo/i18n/react";
import { Form, Link, useLocation } from "react-router";
import { Chip } from "../../../../ui/action/chip.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Check, ChevronRight, Clock, Phone } from "../../../../ui/generated/icons.ts";
import { itemPath } from "../item-path.ts";
import type { CallView } from "./call-list.server.ts";

type CallRowProps = {
  call: CallView;
  nonce: string;
  /** The first that nobody told yet. */
  isNext: boolean;
};

/** One party to telephone. Each button sends what is written beside it. */
export function CallRow({ call, nonce, isNext }: CallRowProps) {
  const t = useTranslations("adminCallList");
  const nameless = useTranslations("adminReservation")("nameless");
  const { search, pathname } = useLocation();
  const { reservation, toldAt, answer } = call;
  const name = reservation.name || nameless;
  return (
    <li className="call-row" data-told={toldAt !== null || undefined}>
      <Form method="post" action={`${pathname}${search}`} preventScrollReset>
        <input type="hidden" name="callId" value={call.id} />
        <input type="hidden" name="nonce" value={`${nonce} ${toldAt} ${answer}`} />
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
        <Telephone phone={reservation.phone} />
        <div className="call-said">
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
                  pressed={answer === one}
                  disabled={answer === "cancelled"}
                >
                  {t(`answer.${one}`)}
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
    </li>
  );
}

/** Whoever has no seats any more can neither come nor cancel. */
function isPossible({ mayCancel, answer }: CallView, one: (typeof callAnswers)[number]): boolean {
  return one === "call-back" || mayCancel || answer === one;
}

function useFacts({ session, reservation, toldTime, by }: CallView): string[] {
  const t = useTranslations("adminCallList");
  const { seats } = reservation;
  const table = session.letter ? t("table", { letter: session.letter }) : session.name;
  return [
    t("party", { table, seats }),
    ...(toldTime
      ? [by ? t("told", { time: toldTime, by }) : t("toldByNobody", { time: toldTime })]
      : []),
  ];
}

function Telephone({ phone }: { phone: string }) {
  const t = useTranslations("adminCallList");
  if (!phone) return <p className="call-phone muted">{t("noPhone")}</p>;
  return (
    <a className="call-phone num" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      <Phone />
      {phone}
    </a>
  );
}
