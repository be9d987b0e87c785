import { paymentMethods } from "@takujo/contracts/booking/money/money-form";
import type { SumsByMethod } from "@takujo/contracts/generated/games/types.gen";
import { formatYen, formatYenChange } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Banknote, CreditCard, QrCode } from "../../../../ui/generated/admin-icons.ts";
import type { Evening } from "./evening.server.ts";

export const methods = paymentMethods;
export const sumOf = ({ cash, qr, card }: SumsByMethod) => cash + qr + card;

const icons = { cash: Banknote, qr: QrCode, card: CreditCard };

/** Recorded sums per method; for closed takings also the counted ones. */
export function MethodTable({ evening }: { evening: Evening }) {
  const t = useTranslations("adminMoney");
  const { closing, payers } = evening;
  const recorded = closing?.recorded ?? evening.taken;
  return (
    <section className="admin-box" aria-labelledby="methods-heading">
      <div className="admin-box-head">
        <h2 id="methods-heading">{t("evening.methods.heading")}</h2>
        <p className="admin-note">{t("evening.methods.hint")}</p>
      </div>
      <table className="money-methods">
        <caption className="visually-hidden">{t("evening.methods.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("evening.methods.method")}</th>
            <th scope="col">
              {t(closing ? "evening.methods.recordedAtClosing" : "evening.methods.recorded")}
            </th>
            {closing && <th scope="col">{t("evening.methods.counted")}</th>}
            {closing && <th scope="col">{t("evening.methods.difference")}</th>}
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => {
            const Icon = icons[method];
            return (
              <tr key={method}>
                <th scope="row">
                  <Icon />
                  <span>
                    {t(`methods.${method}`)}
                    {/* If payments came after the closing, the number of payers does not fit the sum. */}
                    {closing?.since[method] ? null : (
                      <small>{t("evening.methods.payers", { count: payers[method] })}</small>
                    )}
                  </span>
                </th>
                <td className="num">{formatYen(recorded[method])}</td>
                {closing && (
                  <Compared counted={closing.counted[method]} recorded={recorded[method]} />
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("evening.methods.total")}</th>
            <td className="num">{formatYen(sumOf(recorded))}</td>
            {closing && <Compared counted={sumOf(closing.counted)} recorded={sumOf(recorded)} />}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Compared({ counted, recorded }: { counted: number; recorded: number }) {
  return (
    <>
      <td className="num">{formatYen(counted)}</td>
      <td className="num" data-tone={counted === recorded ? undefined : "bad"}>
        {formatYenChange(counted - recorded)}
      </td>
    </>
  );
}
