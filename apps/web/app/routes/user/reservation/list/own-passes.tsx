import type { OwnPasses, StampCard } from "@takujo/contracts/generated/games/types.gen";
import { formatDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Check } from "../../../../ui/generated/icons.ts";

const headingId = "own-passes";

/** The person's passes and stamp card; nothing if the site has neither. */
export function OwnPassSection({ passes, stampCard }: OwnPasses) {
  const t = useTranslations("pass");
  if (passes.length === 0 && !stampCard) return null;
  return (
    <section className="account-section" aria-labelledby={headingId}>
      <h2 className="account-subhead" id={headingId}>
        {t("heading")}
      </h2>
      {stampCard && <Stamps card={stampCard} />}
      {passes.length > 0 && (
        <ul className="own-passes">
          {passes.map((pass) => (
            <PassEntry key={pass.id} pass={pass} />
          ))}
        </ul>
      )}
      {passes.some(({ state }) => state === "valid") && <p className="meta">{t("how")}</p>}
    </section>
  );
}

/** One ring for each visit, as on a card of paper. */
function Stamps({ card: { name, stamps, of, days } }: { card: NonNullable<StampCard> }) {
  const t = useTranslations("pass.stamps");
  return (
    <div className="stamp-card">
      <b>{name}</b>
      <div className="stamp-rings" role="img" aria-label={t("rings", { stamps, of })}>
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stamps have no identity
          <i key={index} className="num" data-filled={index < stamps || undefined}>
            {index < stamps ? <Check /> : index + 1}
          </i>
        ))}
      </div>
      <p>{t("left", { count: of - stamps, days })}</p>
    </div>
  );
}

function PassEntry({ pass }: { pass: OwnPasses["passes"][number] }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  const { name, state, visits, left, mostYen, validUntil } = pass;
  const lastDay = formatDay(new Date(Date.parse(validUntil) - 1), locale);
  return (
    <li data-over={state !== "valid" || undefined}>
      <div>
        <b>{name}</b>
        <p className="meta">
          {t("until", { day: lastDay })}
          {mostYen !== null && t("mostYen", { price: formatYen(mostYen) })}
        </p>
      </div>
      {state === "valid" ? (
        <span className="own-pass-left">{t("left", { left, visits })}</span>
      ) : (
        <Tag>{t(`states.${state}`)}</Tag>
      )}
    </li>
  );
}
