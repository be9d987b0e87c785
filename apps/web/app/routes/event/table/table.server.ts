import type { Problem } from "@takujo/contracts/errors";
import {
  proposeTable,
  readTableBoard,
  stateGameInterest,
  withdrawGameInterest,
  withdrawTableProposal,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { TableBoard } from "@takujo/contracts/generated/games/types.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

export async function readTablePage({ games: client, locale }: Visit, slug: string) {
  const board = unwrap(await readTableBoard({ client, path: { slug }, query: { locale } }));
  return { board, starts: startsOf(board) };
}

const halfHour = 30 * 60_000;
/** More than a one-day event has; a longer list would not be read. */
const maxStarts = 120;

/** Every half an hour at which a table can begin. */
function startsOf({ event, rule }: TableBoard): string[] {
  const [from, to] = [rule?.startsFrom ?? event.startsAt, rule?.endsBy ?? event.endsAt];
  const first = Math.max(Date.parse(from), Date.parse(event.startsAt));
  const last = Math.min(Date.parse(to), Date.parse(event.endsAt)) - halfHour;
  const count = Math.max(0, Math.floor((last - first) / halfHour) + 1);
  return Array.from({ length: Math.min(count, maxStarts) }, (_, index) =>
    new Date(first + index * halfHour).toISOString(),
  );
}

export async function receiveTable(request: Request, visit: Visit, slug: string) {
  const { games: client, locale } = visit;
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const isOn = (name: string) => form.get(name) === "on";
  const id = text("id");
  const path = { slug };
  switch (form.get("intent")) {
    case "say": {
      const kind = form.get("kind") === "bring" ? ("bring" as const) : ("want" as const);
      const said = { teaches: isOn("teaches"), showsName: isOn("showsName") };
      const body = { kind, game: text("game"), ...said };
      return answer(await stateGameInterest({ client, path, body }), "said");
    }
    case "remove":
      if (!isUuid(id)) throw data(null, { status: 400 });
      return answer(await withdrawGameInterest({ client, path: { id } }), "removed");
    case "withdraw":
      if (!isUuid(id)) throw data(null, { status: 400 });
      return answer(await withdrawTableProposal({ client, path: { id } }), "withdrawn");
    case "propose":
      return answer(await proposeTable({ client, path, body: proposalIn(form) }), "proposed");
    default:
      throw data(null, { status: 400 });
  }

  function answer({ error, response }: { error?: unknown; response?: Response }, done: string) {
    if (response?.ok) return redirect(`/event/${slug}/table?done=${done}`);
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return data({ refused: refusalOf(error, locale), typed }, { status: 422 });
  }
}

const audiences = ["everyone", "beginners", "experienced"] as const;
const languages = ["ja", "en", "both"] as const;

/** Invalid times and numbers are refused by the API. */
function proposalIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const whole = (name: string) => Math.trunc(Number(form.get(name))) || 0;
  const startsAt = text("startsAt");
  const end = Date.parse(startsAt) + whole("minutes") * 60_000;
  const audience = audiences.find((one) => one === form.get("audience")) ?? "everyone";
  const language = languages.find((one) => one === form.get("language")) ?? "ja";
  return {
    game: text("game"),
    startsAt,
    endsAt: Number.isFinite(end) && Math.abs(end) < 8e15 ? new Date(end).toISOString() : startsAt,
    seats: whole("seats"),
    minPlayers: whole("minPlayers") || null,
    ...{ audience, language },
    brings: form.get("brings") === "on",
    teaches: form.get("teaches") === "on",
    showsName: form.get("showsName") === "on",
    note: text("note"),
  };
}

const proposing = ["off", "over", "full", "banned", "game-gone"] as const;

function refusalOf(error: unknown, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["proposedTable"]) });
  const code = problemOf(error);
  const { reason } = (error ?? {}) as Partial<Problem>;
  if (code === "invalid-input") return t("proposedTable.refusal.invalid");
  if (code === "no-show-limit") return t("proposedTable.refusal.noShow");
  if (code === "too-many-requests") return t("proposedTable.refusal.tooMany");
  if (code === "not-found") return t("proposedTable.refusal.gone");
  if (code !== "not-now") return t("proposedTable.refusal.unavailable");
  const named = proposing.find((one) => one === reason);
  if (named) return t(`proposedTable.propose.refused.${named}`);
  const other = (["not-coming", "too-many"] as const).find((one) => one === reason);
  return t(`proposedTable.refusal.${other ?? "over"}`);
}
