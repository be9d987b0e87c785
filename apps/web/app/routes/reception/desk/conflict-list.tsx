import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/action/button.tsx";
import { Undo2 } from "../../../ui/generated/icons.ts";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { openConflicts } from "../marks/open-conflicts.ts";
import { useMarkWords } from "./mark-record.tsx";
import { usePartyName } from "./party-name.ts";
import { SheetStatus } from "./sheet-status.tsx";
import type { Desk } from "./use-desk.ts";

type ConflictListProps = { view: ReceptionView; desk: Desk; refused: number };

/** Marks that contradict each other, or that found no seat. None is dropped: a person decides. */
export function ConflictList({ view, desk, refused }: ConflictListProps) {
  const t = useTranslations("reception.conflicts");
  const open = openConflicts(view.parties);
  return (
    <section aria-labelledby="conflicts">
      <h3 id="conflicts">{t("heading")}</h3>
      {open.length === 0 && <p className="rc-note">{t("none")}</p>}
      {refused > 0 && <SheetStatus tone="doubtful">{t("refused", { count: refused })}</SheetStatus>}
      {open.map((party) => (
        <Conflict key={party.reservationId} party={party} desk={desk} />
      ))}
    </section>
  );
}

function Conflict({ party, desk }: { party: PartyView; desk: Desk }) {
  const t = useTranslations("reception.conflicts");
  const nameOf = usePartyName();
  const describe = useMarkWords();
  const marks = party.marks.filter(({ conflict }) => conflict);
  const why = (["twice", "no-seat", "paid"] as const).find((kind) =>
    marks.some(({ conflict }) => conflict === kind),
  );
  const see = () => {
    for (const { nonce, isSeen } of marks) if (!isSeen) void desk.mark({ kind: "see", of: nonce });
  };
  return (
    <article className="rc-conflict" aria-label={t("party", { name: nameOf(party) })}>
      <h4>{nameOf(party)}</h4>
      {why && <p>{t(why)}</p>}
      <ul>
        {marks.map((mark) => {
          const { what, detail } = describe(mark);
          return (
            <li key={mark.nonce}>
              <span>
                <b className="num">{clock(mark.at)}</b> {what}
                <small>{detail}</small>
              </span>
              <Button
                size="small"
                variant="line"
                icon={<Undo2 />}
                onClick={() => desk.mark({ kind: "undo", of: mark.nonce })}
              >
                {t("undo")}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button variant="line" wide onClick={see}>
        {t("seen")}
      </Button>
    </article>
  );
}
