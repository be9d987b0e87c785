import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { ArrowLeftRight, Undo } from "../../../../ui/generated/admin-icons.ts";
import { Bell, Check, Mail, Pencil, X } from "../../../../ui/generated/icons.ts";
import { type ItemQuestion, itemPath } from "../item-path.ts";
import { StateTag } from "../state-tag.tsx";
import type { ItemView } from "./item.server.ts";

const icons = {
  change: Pencil,
  move: ArrowLeftRight,
  offer: Bell,
  accept: Check,
  restore: Undo,
  resend: Mail,
  cancel: X,
};
/** In display order. "Cancel" is set apart, so that it is not pressed by mistake. */
const offered = [
  "accept",
  "offer",
  "change",
  "move",
  "restore",
  "resend",
] as const satisfies ItemQuestion[];

export function ItemHead({ item }: { item: ItemView }) {
  const t = useTranslations("adminReservation");
  const { id, code, name, may, receivedAt } = item;
  return (
    <div className="admin-head">
      <div>
        <h1 className="reservation-title">
          {name || t("nameless")}
          <StateTag row={item} />
        </h1>
        <p className="admin-note">
          <span className="num">{spokenCode(code)}</span>
          {"　"}
          {t("item.received", { time: receivedAt })}
        </p>
      </div>
      <div className="admin-actions">
        {offered
          .filter((question) => may[question])
          .map((question) => (
            <Opener key={question} id={id} question={question} />
          ))}
        {may.cancel && <Opener id={id} question="cancel" />}
      </div>
    </div>
  );
}

function Opener({ id, question }: { id: string; question: ItemQuestion }) {
  const t = useTranslations("adminReservation");
  const Icon = icons[question];
  return (
    <ButtonLink
      to={itemPath(id, question)}
      variant={question === "cancel" ? "quiet-danger" : "line"}
      icon={<Icon />}
      preventScrollReset
    >
      {t(`${question}.open`)}
    </ButtonLink>
  );
}
