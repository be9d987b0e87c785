import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../../shell/text/num.tsx";
import { ChipChoice, ChipList } from "../../../../ui/action/chip.tsx";
import { Checkbox, Switch } from "../../../../ui/field/toggle.tsx";
import { Phone } from "../../../../ui/generated/icons.ts";
import { Can, CanLink } from "../../can.tsx";
import { itemPath } from "../../reservation/item-path.ts";
import type { MessageView } from "./item.server.ts";
import type { MessageValues } from "./message-values.ts";
import { useNameless } from "./use-nameless.ts";

type AudienceFieldsProps = {
  message: MessageView;
  typed: MessageValues | null;
  onChange: () => void;
};

/** Whom it is written to, and how each of them is reached. */
export function AudienceFields({ message, typed, onChange }: AudienceFieldsProps) {
  const t = useTranslations("adminMessage.who");
  const { segmentCounts, sessions } = message;
  const chosen = typed?.segments ?? message.segments;
  const sessionId = typed?.sessionId ?? message.sessionId ?? "";
  return (
    <>
      <fieldset className="message-segments">
        <legend className="visually-hidden">{t("segments")}</legend>
        {segmentCounts.map(({ segment, parties, people }) => (
          <div key={segment} className="message-segment">
            <Checkbox
              name="segments"
              value={segment}
              defaultChecked={chosen.some((one) => one === segment)}
              note={t(`segmentNote.${segment}`)}
              onChange={onChange}
            >
              {t(`segment.${segment}`)}
            </Checkbox>
            <span className="message-count">
              <b>{t.rich("parties", { parties, num })}</b> {t("people", { people })}
            </span>
          </div>
        ))}
      </fieldset>
      {sessions.length > 1 && (
        <fieldset className="message-sessions">
          <legend className="visually-hidden">{t("sessions")}</legend>
          <ChipList>
            <ChipChoice
              name="sessionId"
              value=""
              defaultChecked={sessionId === ""}
              onChange={onChange}
            >
              {t("everySession")}
            </ChipChoice>
            {sessions.map(({ id, letter, name, time }) => (
              <ChipChoice
                key={id}
                name="sessionId"
                value={id}
                defaultChecked={sessionId === id}
                onChange={onChange}
              >
                {time && <span className="num">{time} </span>}
                {letter ? t("table", { letter }) : name}
              </ChipChoice>
            ))}
          </ChipList>
        </fieldset>
      )}
      <Reach message={message} />
      <WithoutMail message={message} typed={typed} onChange={onChange} />
    </>
  );
}

function Reach({ message: { audience } }: { message: MessageView }) {
  const t = useTranslations("adminMessage.who");
  const { mail, telephone, english } = audience;
  return (
    <div className="message-reach">
      <b className="message-reach-count">{t.rich("reach", { count: mail + telephone, num })}</b>
      <div>
        <div className="message-bars" role="img" aria-label={t("reachLabel", { mail, telephone })}>
          {mail > 0 && <i data-way="mail" style={{ flexGrow: mail }} />}
          {telephone > 0 && <i data-way="telephone" style={{ flexGrow: telephone }} />}
        </div>
        <p className="message-legend">
          <span data-way="mail">{t("mail", { count: mail })}</span>
          {telephone > 0 && (
            <span data-way="telephone">{t("telephone", { count: telephone })}</span>
          )}
          {english > 0 && <span>{t("english", { count: english })}</span>}
        </p>
      </div>
    </div>
  );
}

function WithoutMail({ message, typed, onChange }: AudienceFieldsProps) {
  const t = useTranslations("adminMessage.who");
  const nameless = useNameless();
  const { telephone, withoutMail } = message.audience;
  const isOn = typed?.calls ?? message.calls;
  if (telephone === 0) return isOn ? <input type="hidden" name="calls" value="on" /> : null;
  return (
    <div className="message-without-mail">
      <div className="message-without-mail-head">
        <b>
          <Phone />
          {t("withoutMail", { count: telephone })}
        </b>
        <Switch name="calls" defaultChecked={isOn} note={t("callsNote")} onChange={onChange}>
          {t("calls")}
        </Switch>
      </div>
      <ul>
        {withoutMail.map(({ reservationId, name, phone, seats, letter }) => (
          <li key={reservationId}>
            <CanLink right="guests" to={itemPath(reservationId)}>
              {name || nameless}
            </CanLink>
            <small>
              {t("party", { table: letter ? `${t("table", { letter })}・` : "", seats })}
            </small>
            {phone ? (
              <a className="num" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
                {phone}
              </a>
            ) : (
              <Can right="contacts">
                <small>{t("noPhone")}</small>
              </Can>
            )}
          </li>
        ))}
        {telephone > withoutMail.length && (
          <li>{t("more", { count: telephone - withoutMail.length })}</li>
        )}
      </ul>
    </div>
  );
}
