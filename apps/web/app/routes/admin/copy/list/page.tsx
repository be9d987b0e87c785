import type { GameCopy, GameCopyList } from "@takujo/contracts/generated/platform/types.gen";
import { copyCode, copyConditions, maxCopiesAdded } from "@takujo/contracts/library/copy-fields";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useHref } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../../ui/action/chip.tsx";
import { Tag, TagList } from "../../../../ui/action/tag.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Select, TextInput } from "../../../../ui/field/input.tsx";
import { Printer } from "../../../../ui/generated/icons.ts";
import { Pager } from "../../../../ui/navigation/pager.tsx";
import { AdminHead } from "../../admin-head.tsx";
import { addressOf } from "../../list/address-of.ts";
import { changeCopies, readCopies } from "../copies.server.ts";
import type { Route } from "./+types/page.ts";
import "./copy.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readCopies(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  changeCopies(request, context.get(visitContext));

type Query = Route.ComponentProps["loaderData"]["query"];

const copyUrl = (query: Partial<Query>) => addressOf("/admin/copy", query, { page: 1 });

export default function Copies({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const t = useTranslations("adminCopy");
  const { counts } = list;
  return (
    <>
      <OutcomeNotice
        words={{
          added: t("done.added"),
          changed: t("done.changed"),
          removed: t("done.removed"),
          printed: t("done.printed"),
        }}
      />
      <AdminHead title={t("heading")} note={t("note")}>
        <ButtonLink variant="line" to="/admin/content/board-game">
          {t("games")}
        </ButtonLink>
        <ButtonLink to="/admin/copy/sticker">
          <Printer />
          {t("stickers")}
        </ButtonLink>
      </AdminHead>
      {actionData?.error && (
        <div role="alert">
          <Callout tone="danger">{actionData.error}</Callout>
        </div>
      )}
      <search className="copy-filters" aria-label={t("filters")}>
        <form key={query.q} action={useHref("/admin/copy")} className="copy-search">
          {query.only && <input type="hidden" name="only" value={query.only} />}
          <TextInput
            id="copy-words"
            name="q"
            label={t("search")}
            defaultValue={query.q}
            maxLength={100}
          />
          <Button type="submit" variant="line">
            {t("searchButton")}
          </Button>
        </form>
        <ChipList>
          <ChipLink to={copyUrl({ q: query.q })} current={query.only === null}>
            {t("filter.all")}
          </ChipLink>
          {(["attention", "unprinted"] as const).map((only) => (
            <ChipLink key={only} to={copyUrl({ q: query.q, only })} current={query.only === only}>
              {t(`filter.${only}`, { count: counts[only] })}
            </ChipLink>
          ))}
        </ChipList>
        <p className="meta">{t("counts", { copies: counts.copies })}</p>
      </search>
      {list.games.length === 0 && <EmptyState kind="search" title={t("empty")} />}
      <ul className="copy-games">
        {list.games.map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ul>
      <Pager
        current={query.page}
        total={list.pageCount}
        pageUrl={(page) => copyUrl({ ...query, page })}
        label={t("pages")}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </>
  );
}

function Game({ game }: { game: GameCopyList["games"][number] }) {
  const t = useTranslations("adminCopy");
  return (
    <li className="admin-box copy-game">
      <h2>
        <Link to={`/admin/content/board-game/${game.id}`} lang={useTextLanguage()(game)}>
          {game.name}
        </Link>
      </h2>
      {game.copies.length === 0 && <p className="muted">{t("noCopies")}</p>}
      {game.copies.map((copy) => (
        <Copy key={`${copy.id} ${copy.version}`} copy={copy} />
      ))}
      <details>
        <summary className="chip" aria-label={t("addTo", { name: game.name })}>
          {t("add")}
        </summary>
        <Form method="post" className="copy-fields" preventScrollReset>
          <input type="hidden" name="game" value={game.id} />
          <TextInput
            id={`count-${game.id}`}
            name="count"
            type="number"
            min={1}
            max={maxCopiesAdded}
            label={t("fields.count")}
            defaultValue="1"
            required
          />
          <TextInput
            id={`place-${game.id}`}
            name="place"
            label={t("fields.place")}
            maxLength={60}
          />
          <Button type="submit" name="intent" value="add">
            {t("add")}
          </Button>
        </Form>
      </details>
    </li>
  );
}

function Copy({ copy }: { copy: GameCopy }) {
  const t = useTranslations("adminCopy");
  const code = copyCode(copy.number);
  return (
    <details className="copy-box" data-condition={copy.condition}>
      <summary>
        <b className="num">{t("box", { code })}</b>
        <span>{copy.place}</span>
        <TagList>
          {copy.condition !== "good" && (
            <Tag tone={copy.condition === "repair" ? "red" : "gold"}>
              {t(`condition.${copy.condition}`)}
            </Tag>
          )}
          {copy.missing && <Tag tone="red">{t("missingTag")}</Tag>}
          {!copy.isPrinted && <Tag>{t("unprinted")}</Tag>}
        </TagList>
      </summary>
      <Form method="post" className="copy-fields" preventScrollReset>
        <input type="hidden" name="copy" value={copy.id} />
        <input type="hidden" name="version" value={copy.version} />
        <TextInput
          id={`place-${copy.id}`}
          name="place"
          label={t("fields.place")}
          defaultValue={copy.place}
          maxLength={60}
        />
        <Select
          id={`condition-${copy.id}`}
          name="condition"
          label={t("fields.condition")}
          defaultValue={copy.condition}
        >
          {copyConditions.map((condition) => (
            <option key={condition} value={condition}>
              {t(`condition.${condition}`)}
            </option>
          ))}
        </Select>
        <TextInput
          id={`missing-${copy.id}`}
          name="missing"
          label={t("fields.missing")}
          defaultValue={copy.missing}
          maxLength={200}
        />
        <TextInput
          id={`note-${copy.id}`}
          name="note"
          label={t("fields.note")}
          defaultValue={copy.note}
          maxLength={400}
        />
        <Button type="submit" name="intent" value="change" aria-label={t("saveBox", { code })}>
          {t("save")}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="quiet-danger"
          aria-label={t("removeBox", { code })}
        >
          {t("remove")}
        </Button>
      </Form>
    </details>
  );
}
