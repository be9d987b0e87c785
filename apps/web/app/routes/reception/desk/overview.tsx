import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useHref } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { JapaneseYen } from "../../../ui/generated/admin-icons.ts";
import { Printer, RotateCw, Undo2 } from "../../../ui/generated/icons.ts";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { openConflicts } from "../marks/find-parties.ts";
import { tallyOf } from "../marks/tally.ts";
import type { Reception } from "../offline/create-reception.ts";
import { readDeviceName, saveDeviceName } from "../offline/device-name.ts";
import { useMarkWords } from "./mark-record.tsx";
import { usePartyName } from "./party-name.ts";
import { SheetStatus } from "./sheet-status.tsx";
import type { Desk } from "./use-desk.ts";
import "./overview.css";

type OverviewProps = { view: ReceptionView; desk: Desk; reception: Reception; refused: number };

/** The money, the open conflicts, and this device. */
export function Overview({ view, desk, reception, refused }: OverviewProps) {
  const t = useTranslations("reception");
  return (
    <div className="rc-overview">
      <h2 className="rc-name" data-focus tabIndex={-1}>
        {t("menu")}
      </h2>
      <ConflictList view={view} desk={desk} refused={refused} />
      <Money view={view} />
      <Settings eventId={view.event.id} reception={reception} />
      <div className="rc-actions">
        <Button variant="quiet" onClick={desk.clear}>
          {t("party.back")}
        </Button>
      </div>
    </div>
  );
}

function Money({ view }: { view: ReceptionView }) {
  const t = useTranslations("reception.tally");
  const somebody = useTranslations("reception.party")("somebody");
  const { total, inConflict, takings } = tallyOf(view.parties);
  const money = useHref(`/admin/money/${view.event.id}`);
  return (
    <section aria-labelledby="tally">
      <h3 id="tally">{t("heading")}</h3>
      <p className="rc-sum">
        <span>{t("total")}</span>
        <b className="num">{formatYen(total)}</b>
      </p>
      {takings.length === 0 && <p className="rc-note">{t("none")}</p>}
      <ul className="rc-takings">
        {takings.map(({ by, device, paid, count }) => (
          <li key={`${by}\n${device}`}>
            <span>
              {t("of", { by: by || somebody, device })}
              <small>{t("count", { count })}</small>
            </span>
            <b className="num">{formatYen(paid)}</b>
          </li>
        ))}
      </ul>
      {inConflict > 0 && (
        <p className="rc-note">{t("inConflict", { sum: formatYen(inConflict) })}</p>
      )}
      {view.handlesMoney && (
        <a className="button button-line" href={money}>
          <JapaneseYen />
          {t("close")}
        </a>
      )}
    </section>
  );
}

function Settings({ eventId, reception }: { eventId: string; reception: Reception }) {
  const t = useTranslations("reception.settings");
  const [device, setDevice] = useState(readDeviceName);
  const [isSaved, setSaved] = useState(false);
  const nameTags = useHref(`/reception/${eventId}/name-tags`);
  return (
    <section aria-labelledby="settings">
      <h3 id="settings">{t("heading")}</h3>
      <form
        className="rc-device"
        onSubmit={(event) => {
          event.preventDefault();
          if (device.trim()) setDevice(saveDeviceName(device));
          setSaved(device.trim() !== "");
        }}
      >
        <TextInput
          id="device"
          label={t("device")}
          hint={t("deviceHint")}
          value={device}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => {
            setDevice(target.value);
            setSaved(false);
          }}
        />
        <Button type="submit" variant="line">
          {t("save")}
        </Button>
      </form>
      <p role="status">{isSaved && t("saved")}</p>
      <div className="rc-actions">
        <Button variant="line" icon={<RotateCw />} onClick={() => void reception.sync()}>
          {t("refresh")}
        </Button>
        <a className="button button-line" href={nameTags}>
          <Printer />
          {t("nameTags")}
        </a>
      </div>
      <p className="rc-note">{t("install")}</p>
    </section>
  );
}

type ConflictListProps = { view: ReceptionView; desk: Desk; refused: number };

/** Marks that contradict each other, or that found no seat. None is dropped: a person decides. */
function ConflictList({ view, desk, refused }: ConflictListProps) {
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
