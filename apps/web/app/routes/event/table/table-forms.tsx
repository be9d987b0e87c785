import {
  gameTitleLimit,
  proposalNoteLimit,
} from "@takujo/contracts/booking/tables/proposed-table-form";
import type { TableBoard } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Select, Textarea, TextInput } from "../../../ui/field/input.tsx";
import { Checkbox, Radio } from "../../../ui/field/toggle.tsx";

type Typed = Record<string, string> | undefined;
type FormProps = { board: TableBoard; typed: Typed };

/** The names of the shelf are offered while typing, also without scripts. */
function GameName({ id, board, typed }: FormProps & { id: string }) {
  const t = useTranslations("proposedTable.say");
  return (
    <>
      <TextInput
        id={id}
        name="game"
        label={t("game")}
        hint={t("gameHint")}
        list="shelf"
        maxLength={gameTitleLimit}
        defaultValue={typed?.["game"]}
        autoComplete="off"
        required
      />
      {id === "game" && (
        <datalist id="shelf">
          {board.shelf.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

export function SayForm({ board, typed }: FormProps) {
  const t = useTranslations("proposedTable.say");
  return (
    <Form method="post" key={board.games.length} preventScrollReset>
      <h3>{t("heading")}</h3>
      <GameName id="game" board={board} typed={typed} />
      <fieldset>
        <legend>{t("kind")}</legend>
        <Radio name="kind" value="want" defaultChecked={typed?.["kind"] !== "bring"}>
          {t("want")}
        </Radio>
        <Radio
          name="kind"
          value="bring"
          defaultChecked={typed?.["kind"] === "bring"}
          disabled={!board.isComing}
          note={board.isComing ? undefined : t("bringOnly")}
        >
          {t("bring")}
        </Radio>
      </fieldset>
      <Checkbox name="teaches" value="on" defaultChecked={typed?.["teaches"] === "on"}>
        {t("teaches")}
      </Checkbox>
      <ShowsName board={board} typed={typed} />
      <Button type="submit" name="intent" value="say">
        {t("send")}
      </Button>
    </Form>
  );
}

function ShowsName({ board, typed }: FormProps) {
  const t = useTranslations("proposedTable.say");
  return (
    <Checkbox name="showsName" value="on" defaultChecked={typed?.["showsName"] === "on"}>
      {t("showsName", { name: board.ownName })}
    </Checkbox>
  );
}

const lengths = [60, 90, 120, 180, 240];
const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

export function ProposeForm({ board, typed, starts }: FormProps & { starts: string[] }) {
  const t = useTranslations("proposedTable.propose");
  const tables = useTranslations("proposedTable.tables");
  const locale = useLocale();
  const { rule, tablesLeft } = board;
  if (!rule) return null;
  const seats = between(rule.minSeats, rule.maxSeats);
  return (
    <Form method="post" key={board.tables.length} preventScrollReset>
      <p>{t("lead", { until: formatMonthDayTime(rule.until, locale), count: tablesLeft })}</p>
      <GameName id="table-game" board={board} typed={typed} />
      <div className="guest-tables-pair">
        <Select
          id="startsAt"
          name="startsAt"
          label={t("startsAt")}
          defaultValue={typed?.["startsAt"]}
        >
          {starts.map((moment) => (
            <option key={moment} value={moment}>
              {formatMonthDayTime(moment, locale)}
            </option>
          ))}
        </Select>
        <Select
          id="minutes"
          name="minutes"
          label={t("minutes")}
          defaultValue={typed?.["minutes"] ?? "120"}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t("minutesOption", { minutes })}
            </option>
          ))}
        </Select>
        <Select id="seats" name="seats" label={t("seats")} defaultValue={typed?.["seats"]}>
          {seats.map((count) => (
            <option key={count} value={count}>
              {t("seatsOption", { seats: count })}
            </option>
          ))}
        </Select>
        <Select
          id="minPlayers"
          name="minPlayers"
          label={t("minPlayers")}
          hint={t("minPlayersHint")}
          defaultValue={typed?.["minPlayers"] ?? ""}
        >
          <option value="">{t("anyPlayers")}</option>
          {between(2, rule.maxSeats).map((players) => (
            <option key={players} value={players}>
              {t("playersOption", { players })}
            </option>
          ))}
        </Select>
        <Select
          id="language"
          name="language"
          label={t("language")}
          defaultValue={typed?.["language"] ?? locale}
        >
          {(["ja", "en", "both"] as const).map((language) => (
            <option key={language} value={language}>
              {tables(`languages.${language}`)}
            </option>
          ))}
        </Select>
        <Select
          id="audience"
          name="audience"
          label={t("audience")}
          defaultValue={typed?.["audience"]}
        >
          {(["everyone", "beginners", "experienced"] as const).map((audience) => (
            <option key={audience} value={audience}>
              {tables(`audiences.${audience}`)}
            </option>
          ))}
        </Select>
      </div>
      <Checkbox name="brings" value="on" defaultChecked={typed?.["brings"] === "on"}>
        {t("brings")}
      </Checkbox>
      <Checkbox name="teaches" value="on" defaultChecked={typed?.["teaches"] === "on"}>
        {t("teaches")}
      </Checkbox>
      <ShowsName board={board} typed={typed} />
      <Textarea
        id="note"
        name="note"
        label={t("note")}
        hint={t("noteHint")}
        rows={3}
        maxLength={proposalNoteLimit}
        defaultValue={typed?.["note"]}
      />
      <Button type="submit" name="intent" value="propose">
        {t("send")}
      </Button>
    </Form>
  );
}
