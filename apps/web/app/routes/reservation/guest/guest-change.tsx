import { allPlaces } from "@takujo/contracts/booking/money/seat-price";
import type { GuestReservation } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { ChipChoice, ChipList } from "../../../ui/action/chip.tsx";
import { Select, TextInput } from "../../../ui/field/input.tsx";
import { useKindName } from "../use-price-lines.ts";
import { guestPath } from "./guest-path.ts";

type GuestChangeProps = {
  token: string;
  reservation: GuestReservation;
  /** The names of a form that was refused. */
  typed: string[] | undefined;
};

/** Gives some of the seats back, and names those who come along. */
export function GuestChange({ token, reservation, typed }: GuestChangeProps) {
  const t = useTranslations("guestReservation.change");
  const locale = useLocale();
  const { state } = useNavigation();
  const { seats, version, guests, friendPlaces } = reservation;
  if (seats < 2) return null;
  return (
    <section className="panel guest-change" aria-labelledby="guest-change">
      <h2 id="guest-change">{t("heading")}</h2>
      <p>{t("lead")}</p>
      <Form method="post" action={guestPath(token)}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="seatsBefore" value={seats} />
        <Select id="guest-seats" name="seats" label={t("seats")} defaultValue={String(seats)}>
          {Array.from({ length: seats }, (_, place) => seats - place).map((count) => (
            <option key={count} value={count}>
              {t("seatCount", { count })}
            </option>
          ))}
        </Select>
        <Leaving reservation={reservation} />
        {Array.from({ length: seats - 1 }, (_, place) => {
          const known = guests[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: people of a party are known by their place.
            <div key={place}>
              <input type="hidden" name="language" value={known?.language ?? locale} />
              <TextInput
                id={`guest-name-${place + 2}`}
                name="nickname"
                label={t("guest", { number: place + 2 })}
                hint={place === 0 ? t("guestHint") : undefined}
                defaultValue={typed?.[place] ?? known?.nickname ?? ""}
                readOnly={friendPlaces.includes(place + 1)}
                autoComplete="off"
              />
            </div>
          );
        })}
        <Button type="submit" loading={state === "submitting"}>
          {t("submit")}
        </Button>
      </Form>
      <ButtonLink
        to={`/reservation/guest/friends?${new URLSearchParams({ token })}`}
        variant="line"
        size="small"
      >
        {t("friends")}
      </ButtonLink>
    </section>
  );
}

/** Asks who gives a seat back, if the guests pay different prices. */
function Leaving({
  reservation: { seats, guests, prices, friendPlaces, event },
}: Pick<GuestChangeProps, "reservation">) {
  const t = useTranslations("guestReservation.change");
  const nameOf = useKindName();
  const further = allPlaces(seats).slice(1);
  const kindAt = (place: number) => prices[place]?.kind ?? "";
  if (new Set(further.map(kindAt)).size < 2) return null;
  return (
    <fieldset className="guest-leaving">
      <legend>{t("leaving")}</legend>
      <ChipList>
        {further
          .filter((place) => !friendPlaces.includes(place))
          .map((place) => (
            <ChipChoice key={place} type="checkbox" name="leaving" value={place}>
              {t("companion", {
                name: guests[place - 1]?.nickname || t("number", { number: place + 1 }),
                kind: nameOf({ kindName: prices[place]?.name ?? "" }, event),
              })}
            </ChipChoice>
          ))}
      </ChipList>
    </fieldset>
  );
}
