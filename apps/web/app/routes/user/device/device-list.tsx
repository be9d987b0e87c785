import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { Check, Laptop, Smartphone } from "../../../ui/generated/icons.ts";
import type { ShownDevice } from "./devices.server.ts";
import { EndButton } from "./end-button.tsx";

/** 2026.11.15 18:44 */
export function Moment({ date }: { date: string }) {
  return (
    <>
      <FigureDate date={date} /> <span className="num">{clock(date)}</span>
    </>
  );
}

export function DeviceList({ devices }: { devices: ShownDevice[] }) {
  const t = useTranslations("devices");
  return (
    <>
      <ul className="account-rows device-list" aria-label={t("list.label")}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <p className="meta device-place">{t("place")}</p>
    </>
  );
}

function DeviceRow({ device }: { device: ShownDevice }) {
  const t = useTranslations("devices");
  const { id, isThis, isStaff, isHandheld, method, createdAt, updatedAt } = device;
  const name = useDeviceName(device);
  const Icon = isHandheld ? Smartphone : Laptop;
  return (
    <li>
      <span className="device-icon" data-this={isThis || undefined}>
        <Icon />
      </span>
      <div>
        <b>{name}</b>
        {isThis && (
          <Tag tone="green" icon={<Check />}>
            {t("list.this")}
          </Tag>
        )}
        {isStaff && <Tag tone="gold">{t("list.staff")}</Tag>}
        <span className="meta">
          {t.rich("list.since", { time: () => <Moment key="time" date={createdAt} /> })}
          {method && t(`list.method.${method}`)}
          <span aria-hidden="true">・</span>
          {t.rich("list.lastUsed", { day: () => <FigureDate key="day" date={updatedAt} /> })}
        </span>
      </div>
      {!isThis && (
        <EndButton
          intent="end"
          id={id}
          variant="quiet-danger"
          size="small"
          aria-label={t("list.endOf", { name })}
          question={{ title: t("ask.one", { name }), body: t("ask.oneBody") }}
        >
          {t("list.end")}
        </EndButton>
      )}
    </li>
  );
}

function useDeviceName({ system, browser }: ShownDevice): string {
  const t = useTranslations("devices.list");
  if (system && browser) return t("name", { system, browser });
  return system ?? browser ?? t("unknown");
}
