import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { FactList } from "../../../ui/panel.tsx";
import type { PartyView } from "./party-view.ts";

export function PartyFacts({ party }: { party: PartyView }) {
  const t = useTranslations("checkIn.party");
  const { phone, note } = party;
  const facts = [
    { term: t("fee"), detail: <Fee party={party} /> },
    ...(note ? [{ term: t("note"), detail: <span className="party-note">{note}</span> }] : []),
    ...(phone
      ? [
          {
            term: t("phone"),
            detail: (
              <a className="num" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          },
        ]
      : []),
  ];
  return <FactList facts={facts} />;
}

/** Only said: no money is counted here. */
function Fee({ party: { event, rest } }: { party: PartyView }) {
  const t = useTranslations("checkIn.party");
  if (event.fee === 0) return t("free");
  const each = t.rich("feeEach", {
    fee: formatYen(event.fee),
    num: (chunks) => <span className="num">{chunks}</span>,
  });
  if (rest < 2) return each;
  return (
    <>
      <b className="num party-sum">{formatYen(event.fee * rest)}</b>
      <small className="party-line">
        {t("feeRest", { count: rest })} {each}
      </small>
    </>
  );
}
