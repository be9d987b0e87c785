import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FactList, Panel } from "../../../../ui/layout/panel.tsx";
import type { Detail } from "./detail.server.ts";

type Fact = { term: string; detail: ReactNode };

export function GivenDetails({ reservation }: Pick<Detail, "reservation">) {
  const t = useTranslations("accountReservation.detail.told");
  const { hasDetails, name, kana, phone, note, shippedTo, termsVersion } = reservation;
  const facts: Fact[] = [
    ...(hasDetails
      ? [
          { term: t("name"), detail: kana ? t("nameValue", { name, kana }) : name },
          { term: t("phone"), detail: <span className="num">{phone}</span> },
        ]
      : []),
    ...answered(reservation),
    ...(shippedTo ? [{ term: t("shippedTo"), detail: shippedTo.text }] : []),
    ...(note ? [{ term: t("note"), detail: <span className="told-note">{note}</span> }] : []),
    ...(hasDetails && termsVersion
      ? [
          {
            term: t("terms"),
            detail: (
              <>
                {t("termsVersion", { version: termsVersion })}
                <small>
                  <Link to={`/term-of-service?version=${termsVersion}`}>{t("readTerms")}</Link>
                </small>
              </>
            ),
          },
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <section className="account-section reservation-told" aria-labelledby="told">
      <h2 className="account-subhead" id="told">
        {t("heading")}
      </h2>
      <Panel>
        <FactList facts={facts} />
      </Panel>
    </section>
  );
}

/** Answers to the organizer's questions, with the current wording. */
function answered({ questions, answers }: Detail["reservation"]): Fact[] {
  return questions.flatMap(({ key, label, choices }) => {
    const answer = answers[key];
    if (!answer) return [];
    const choice = choices?.find((known) => known.key === answer);
    return [{ term: label, detail: choice?.label ?? answer }];
  });
}
