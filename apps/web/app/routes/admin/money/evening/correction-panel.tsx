import { correctionKinds } from "@takujo/contracts/booking/money/money-form";
import { clock } from "@takujo/i18n/format-date";
import { formatYenChange } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../ui/action/button.tsx";
import { RowMenu, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Plus } from "../../../../ui/generated/icons.ts";
import { eveningPath } from "../money-path.ts";
import type { Evening } from "./evening.server.ts";

export function CorrectionPanel({ evening }: { evening: Evening }) {
  const t = useTranslations("adminMoney.evening.corrections");
  const { eventId, corrections, closing } = evening;
  return (
    <section className="admin-box" aria-labelledby="corrections-heading">
      <div className="admin-box-head">
        <h2 id="corrections-heading">{t("heading")}</h2>
        {!closing && (
          <RowMenu
            id="correction-menu"
            button={
              <Button variant="line" size="small" icon={<Plus />}>
                {t("add")}
              </Button>
            }
          >
            {correctionKinds.map((kind) => (
              <RowMenuLink key={kind} to={`${eveningPath(eventId)}?ask=${kind}`} preventScrollReset>
                {t(`kinds.${kind}`)}
              </RowMenuLink>
            ))}
          </RowMenu>
        )}
      </div>
      {corrections.length === 0 ? (
        <p className="admin-note">{t("none")}</p>
      ) : (
        <ul className="money-list">
          {corrections.map((correction) => (
            <Correction key={correction.id} correction={correction} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Correction({ correction }: { correction: Evening["corrections"][number] }) {
  const t = useTranslations("adminMoney");
  const { kind, owed, taken, method, rate, reason, at, by, party } = correction;
  return (
    <li>
      <span>
        <b>{party?.name ?? t(`evening.corrections.kinds.${kind}`)}</b>
        {party && ` ${t(`evening.corrections.kinds.${kind}`)}`}
        {rate === 8 && <Tag>{t("evening.corrections.reduced")}</Tag>}
        <small>{reason || t("evening.corrections.gone")}</small>
        <small>{t("evening.corrections.by", { time: clock(at), by: by || t("somebody") })}</small>
      </span>
      <span className="money-changes num">
        {owed !== 0 && <span>{t("evening.corrections.owed", { sum: formatYenChange(owed) })}</span>}
        {taken !== 0 && (
          <span>
            {t("evening.corrections.taken", {
              method: t(`methods.${method}`),
              sum: formatYenChange(taken),
            })}
          </span>
        )}
      </span>
    </li>
  );
}
