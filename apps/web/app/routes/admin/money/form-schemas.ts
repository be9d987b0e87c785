import {
  coinValues,
  type correctionKinds,
  maxChangeFund,
  maxCoins,
  maxYenOfEvening,
  mostYen,
  paymentMethods,
} from "@takujo/contracts/booking/money/money-form";
import { moneyRules } from "@takujo/contracts/booking/money/money-rules";
import { honorifics, maxCopies } from "@takujo/contracts/booking/money/receipt-form";
import { receiptRules } from "@takujo/contracts/booking/money/receipt-rules";
import { locales } from "@takujo/contracts/locale";
import { requiredInput } from "@takujo/contracts/rules/index";
import { foldWidth, trim } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { formText } from "../../../shell/form/form-schemas.ts";

/** As people write sums: ¥61,600, 61600円, −500. */
export const numberIn = (text: string): number =>
  Number(text.replace(/[¥,円\s]/g, "").replace(/^[−‐–]/, "-") || Number.NaN);

const whole = (min: number, max: number) =>
  z.number().check(z.int(), z.minimum(min), z.maximum(max));

const yen = (min: number, max: number) =>
  z.pipe(
    formText(foldWidth(), trim(), requiredInput()),
    z.pipe(z.transform(numberIn), whole(min, max)),
  );

/** Null if nothing was written. */
const yenOrNothing = (min: number, max: number) =>
  z.pipe(
    formText(foldWidth(), trim()),
    z.pipe(
      z.transform((text: string) => (text === "" ? null : numberIn(text))),
      z.nullable(whole(min, max)),
    ),
  );

type CoinName = `coin${(typeof coinValues)[number]}`;

/** The field for how many there are of a note or coin. */
export const coinName = (value: (typeof coinValues)[number]): CoinName => `coin${value}`;

const ofEvening = [-maxYenOfEvening, maxYenOfEvening] as const;
const recorded = z.pipe(
  formText(),
  z.pipe(z.transform(Number), whole(-maxYenOfEvening, maxYenOfEvening)),
);

export const closingSchema = z.object({
  recorded: z.object({ cash: recorded, qr: recorded, card: recorded }),
  cash: yenOrNothing(...ofEvening),
  qr: yen(...ofEvening),
  card: yen(...ofEvening),
  changeFund: yenOrNothing(0, maxChangeFund),
  ...(Object.fromEntries(
    coinValues.map((value) => [coinName(value), yenOrNothing(0, maxCoins)]),
  ) as Record<CoinName, ReturnType<typeof yenOrNothing>>),
  reason: formText(...moneyRules.closingReason),
});

export const reopeningSchema = z.object({ reason: formText(...moneyRules.reopeningReason) });

const method = z.enum(paymentMethods);
const about = {
  reservationId: z.pipe(
    formText(),
    z.transform((id: string) => id || null),
  ),
  reason: formText(...moneyRules.correctionReason),
};
const rate = z.pipe(
  formText(),
  z.transform((text: string) => (text === "8" ? (8 as const) : (10 as const))),
);

/** By kind, as the address asks for it. */
export const correctionSchemas = {
  discount: z.object({ ...about, amount: yen(1, mostYen) }),
  refund: z.object({ ...about, amount: yen(1, mostYen), method, rate }),
  sale: z.object({
    ...{ ...about, amount: yen(1, mostYen), method, rate },
    reason: formText(...moneyRules.item),
  }),
  amount: z.object({ ...about, amount: yen(-mostYen, mostYen), method }),
  method: z.object({ ...about, amount: yen(1, mostYen), from: method, to: method }),
} as const satisfies Record<(typeof correctionKinds)[number], z.core.$ZodType>;

const honorific = z.enum(honorifics);

export const receiptSchema = z.object({
  addressee: formText(...receiptRules.addressee),
  honorific,
  purpose: formText(...receiptRules.purpose),
  locale: z.enum(locales),
  standard: yen(0, maxYenOfEvening),
  reduced: yen(0, maxYenOfEvening),
});

const copies = z.pipe(formText(), z.pipe(z.transform(Number), whole(1, maxCopies)));

export const reissueSchema = z.object({
  receiptId: formText(requiredInput()),
  copies,
  addressee: formText(...receiptRules.addressee),
  honorific,
});

export const voidSchema = z.object({
  receiptId: formText(requiredInput()),
  reason: formText(...receiptRules.voidReason),
});
