import type { EventConsequences } from "@takujo/contracts/booking/schedule/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { Check, TriangleAlert } from "../../../../ui/generated/icons.ts";

/** The effects of publishing on people, one line each. */
export function ConsequenceList({ consequences }: { consequences: EventConsequences }) {
  const t = useTranslations("adminEvent.consequence");
  const { isPublic, toldOfMove, toldOfCallOff, withoutMail, sessions, prices } = consequences;
  const isOffering = sessions.some(({ addedSeats, waiting }) => addedSeats > 0 && waiting > 0);
  const lines = [
    toldOfMove > 0 && t("moved", { count: toldOfMove }),
    toldOfCallOff > 0 && t("calledOff", { count: toldOfCallOff }),
    withoutMail > 0 && t("withoutMail", { count: withoutMail }),
    isOffering && t("offers"),
    prices.following > 0 && t("pricesFollowing", { count: prices.following }),
  ].filter((line) => line !== false);
  return (
    <ul className="editor-checks">
      {lines.map((line) => (
        <li key={line} data-tone="warning">
          <TriangleAlert />
          {line}
        </li>
      ))}
      {prices.kept > 0 && (
        <li>
          <Check />
          {t("pricesKept", { count: prices.kept })}
        </li>
      )}
      {(lines.length === 0 || !isPublic) && (
        <li>
          <Check />
          {isPublic ? t("nobody") : t("newEvent")}
        </li>
      )}
    </ul>
  );
}
