import type { Locale } from "@takujo/contracts/locale";
import { formatYen } from "@takujo/i18n/format-yen";
import { createTranslator } from "@takujo/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { canonicalPath } from "../../../shell/routing/locale-path.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Select } from "../../../ui/field/input.tsx";
import { kindField, ordinaryCount } from "../../reservation/kinds.ts";
import { mostPeople } from "../../reservation/picker/choice.ts";
import type { EventData } from "./item.server.ts";
import { countsId } from "./session-list.tsx";

/** How many come at which price, before anybody signs in: an address, which keeps it on the way. As HTML: it needs no script. */
export function kindCountsHtml({ fee, kinds, reservation }: EventData, locale: Locale): string {
  if (!reservation || kinds.length === 0) return "";
  const t = createTranslator({ locale, messages: messagesOf(locale, ["price", "event"]) });
  const choices = [
    { name: ordinaryCount, label: t("price.ordinary"), yen: fee, first: 1 },
    ...kinds.map(({ key, name, yen }) => ({ name: kindField(key), label: name, yen, first: 0 })),
  ];
  return renderToStaticMarkup(
    <form id={countsId} className="event-kinds" action={canonicalPath(reservation, locale)}>
      <fieldset>
        <legend>{t("price.counts")}</legend>
        {choices.map(({ name, label, yen, first }) => (
          <Select
            key={name}
            id={`counts-${name}`}
            name={name}
            label={t("price.named", {
              name: label,
              price: yen === 0 ? t("price.free") : formatYen(yen),
            })}
            defaultValue={String(first)}
          >
            {Array.from({ length: mostPeople + 1 }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: these are the numbers.
              <option key={count} value={count}>
                {t("price.people", { count })}
              </option>
            ))}
          </Select>
        ))}
      </fieldset>
      <Button type="submit">{t("event.choose")}</Button>
    </form>,
  );
}
