import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useHref } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { JapaneseYen } from "../../../ui/generated/admin-icons.ts";
import { Printer, RotateCw } from "../../../ui/generated/icons.ts";
import type { ReceptionView } from "../marks/apply-marks.ts";
import { tallyOf } from "../marks/tally.ts";
import type { Reception } from "../offline/create-reception.ts";
import { readDeviceName, saveDeviceName } from "../offline/device-name.ts";
import { ConflictList } from "./conflict-list.tsx";
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
