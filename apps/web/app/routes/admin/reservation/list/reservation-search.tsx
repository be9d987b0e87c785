import type { AdminSessionsEvent } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { Combobox } from "../../../../ui/field/combobox.tsx";
import { Select, TextInput } from "../../../../ui/field/input.tsx";
import { Search } from "../../../../ui/generated/icons.ts";
import { useComboboxWords } from "../../use-combobox-words.ts";
import type { ReservationListQuery } from "../list-query.ts";
import { useSessionName } from "../session-name.ts";

type ReservationSearchProps = { query: ReservationListQuery; event: AdminSessionsEvent | null };

export function ReservationSearch({ query, event }: ReservationSearchProps) {
  const t = useTranslations("adminReservation.search");
  const comboboxWords = useComboboxWords();
  const sessionName = useSessionName();
  return (
    <Form
      className="reservation-search"
      method="get"
      action="/admin/reservation"
      role="search"
      aria-label={t("label")}
    >
      <TextInput
        id="search-words"
        name="q"
        type="search"
        label={t("words")}
        placeholder={t("example")}
        defaultValue={query.q}
        maxLength={80}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {event && (
        <>
          <Combobox
            id="search-session"
            name="session"
            label={t("session")}
            defaultValue={query.session}
            options={event.sessions.map((session) => ({
              value: session.id,
              label: sessionName(session),
            }))}
            emptyLabel={t("any")}
            words={comboboxWords}
          />
          <Select
            id="search-language"
            name="language"
            label={t("language")}
            defaultValue={query.language}
          >
            <option value="">{t("any")}</option>
            <option value="ja">{t("languages.ja")}</option>
            <option value="en">{t("languages.en")}</option>
          </Select>
          <input type="hidden" name="event" value={event.slug} />
        </>
      )}
      {query.when !== "upcoming" && <input type="hidden" name="when" value={query.when} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      {query.group && <input type="hidden" name="group" value={query.group} />}
      <Button type="submit" variant="line" icon={<Search />}>
        {t("submit")}
      </Button>
    </Form>
  );
}
