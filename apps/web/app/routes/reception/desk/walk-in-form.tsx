import {
  allPlaces,
  type KindCounts,
  owedFor,
  priceSeats,
} from "@takujo/contracts/booking/money/seat-price";
import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { Select, TextInput } from "../../../ui/field/input.tsx";
import { NumberStepper } from "../../../ui/field/number-stepper.tsx";
import { priceListOf, type ReceptionView } from "../marks/apply-marks.ts";
import { hasPrice } from "../marks/tally.ts";
import { walkInSession } from "../marks/walk-in-session.ts";
import { AmountField, MethodChoice, moneyOf, type Payment, payments } from "./payment-fields.tsx";
import { SheetStatus } from "./sheet-status.tsx";
import type { Desk } from "./use-desk.ts";

const maxSeats = 20;

type WalkInFormProps = { view: ReceptionView; desk: Desk };

/** Admits people without a reservation, while this device knows of free seats. */
export function WalkInForm({ view, desk }: WalkInFormProps) {
  const t = useTranslations("reception.walkIn");
  const back = useTranslations("reception.party")("back");
  const open = view.sessions.filter(({ free, calledOff }) => free > 0 && !calledOff);
  const [sessionId, setSessionId] = useState(walkInSession(open)?.id ?? "");
  const [seats, setSeats] = useState(1);
  const [texts, setTexts] = useState({ nickname: "", name: "" });
  const [amount, setAmount] = useState<number>();
  const [payment, setPayment] = useState<Payment>("cash");
  const session = open.find(({ id }) => id === sessionId);
  const [kinds, setKinds] = useState<KindCounts>({});
  const counted = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const prices = priceSeats(priceListOf(view.event), { seats, kinds });
  const paid = amount ?? owedFor(prices, allPlaces(seats), view.event.fee);
  const isTooMany = !session || seats > session.free || counted > seats;
  const step = (by: number) => {
    setAmount(undefined);
    setSeats((before) => Math.min(maxSeats, Math.max(1, before + by)));
  };
  const write = (name: "nickname" | "name") => (event: { target: { value: string } }) =>
    setTexts((before) => ({ ...before, [name]: event.target.value }));

  return (
    <form
      className="rc-walk-in"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooMany) return;
        const nickname = texts.nickname.trim() || t("defaultName");
        const name = texts.name.trim();
        void desk.walkIn({ sessionId, seats, nickname, name, kinds, ...moneyOf(payment, paid) });
      }}
    >
      <h2 className="rc-name" data-focus tabIndex={-1}>
        {t("heading")}
      </h2>
      {open.length === 0 ? (
        <SheetStatus tone="bad">{t("full")}</SheetStatus>
      ) : (
        <>
          <Select
            id="walk-in-session"
            label={t("session")}
            value={sessionId}
            onChange={({ target }) => setSessionId(target.value)}
          >
            {open.map(({ id, game, name, letter, startsAt, free }) => (
              <option key={id} value={id}>
                {t("free", {
                  // The same table may be held twice a day.
                  time: clock(startsAt),
                  name: letter ? `${letter} ${game ?? name}` : name,
                  free,
                })}
              </option>
            ))}
          </Select>
          <Field id="walk-in-seats" label={t("seats")}>
            <NumberStepper
              id="walk-in-seats"
              lessLabel={t("less")}
              moreLabel={t("more")}
              value={seats}
              min={1}
              max={maxSeats}
              onChange={({ target }) => step((target.valueAsNumber || 1) - seats)}
              isMin={seats <= 1}
              isMax={isTooMany || seats >= (session?.free ?? 0)}
              onStep={step}
            />
          </Field>
          {isTooMany && <SheetStatus tone="bad">{t("tooMany")}</SheetStatus>}
          <TextInput
            id="walk-in-nickname"
            label={t("nickname")}
            value={texts.nickname}
            maxLength={10}
            autoComplete="off"
            onChange={write("nickname")}
          />
          <TextInput
            id="walk-in-name"
            label={t("name")}
            value={texts.name}
            maxLength={40}
            autoComplete="off"
            onChange={write("name")}
          />
          {view.event.prices?.map(({ key, name, yen }) => (
            <Select
              key={key}
              id={`walk-in-kind-${key}`}
              label={`${name} ${formatYen(yen)}`}
              value={String(kinds[key] ?? 0)}
              onChange={({ target }) => {
                setAmount(undefined);
                setKinds((before) => ({ ...before, [key]: Number(target.value) }));
              }}
            >
              {Array.from({ length: seats + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the number itself.
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          ))}
          {hasPrice(view.event) && (
            <div className="rc-pay">
              <span>{t("fee", { count: seats })}</span>
              <b className="num">{formatYen(paid)}</b>
              <AmountField amount={paid} onChange={setAmount} />
            </div>
          )}
          {paid > 0 && <MethodChoice payments={payments} chosen={payment} onChoose={setPayment} />}
          <Button type="submit" wide size="large" disabled={isTooMany}>
            {t("submit", { count: seats })}
          </Button>
        </>
      )}
      <div className="rc-actions">
        <Button variant="quiet" onClick={desk.clear}>
          {back}
        </Button>
      </div>
    </form>
  );
}
