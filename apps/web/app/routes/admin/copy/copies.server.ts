import type { Problem } from "@takujo/contracts/errors";
import {
  addGameCopies,
  changeGameCopy,
  listGameCopies,
  markStickersPrinted,
  removeGameCopy,
} from "@takujo/contracts/generated/platform/sdk.gen";
import {
  copiesToAddSchema,
  copyChangeSchema,
  copyListQuerySchema,
  printedStickersSchema,
} from "@takujo/contracts/library/game-copy";
import type { Messages } from "@takujo/i18n/messages";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { type Result, unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

export async function readCopies(visit: Visit, search: URLSearchParams) {
  const asked = Object.fromEntries(
    ["q", "only", "page"].flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = copyListQuerySchema.omit({ locale: true }).safeParse(asked);
  if (!parsed.success) throw data(null, { status: 404 });
  const { q, only, page } = parsed.data;
  const found = await listGameCopies({
    client: visit.platform,
    query: { locale: visit.locale, q, page, ...(only && { only }) },
  });
  return { query: { q, only: only ?? null, page }, list: unwrap(found) };
}

type Done = keyof Messages["adminCopy"]["done"];

export async function changeCopies(request: Request, visit: Visit) {
  const form = await readForm(request);
  const textOf = (name: string) => String(form.get(name) ?? "");
  const client = visit.platform;
  const path = { copyId: textOf("copy") };
  switch (form.get("intent")) {
    case "add": {
      const body = copiesToAddSchema.safeParse({
        gameId: textOf("game"),
        count: Number(textOf("count")),
        place: textOf("place"),
      });
      if (!body.success) return refused(visit, "values");
      return settled(visit, await addGameCopies({ client, body: body.data }), "added");
    }
    case "change": {
      const body = copyChangeSchema.safeParse({
        version: Number(textOf("version")),
        place: textOf("place"),
        condition: textOf("condition"),
        missing: textOf("missing"),
        note: textOf("note"),
      });
      if (!body.success) return refused(visit, "values");
      return settled(visit, await changeGameCopy({ client, path, body: body.data }), "changed");
    }
    case "remove":
      return settled(visit, await removeGameCopy({ client, path }), "removed");
    case "printed": {
      const body = printedStickersSchema.safeParse({ ids: form.getAll("id").map(String) });
      if (!body.success) return refused(visit, "values");
      return settled(visit, await markStickersPrinted({ client, body: body.data }), "printed");
    }
    default:
      throw data(null, { status: 400 });
  }
}

const reasons: Record<string, "gone" | "meanwhile"> = {
  "not-found": "gone",
  "changed-meanwhile": "meanwhile",
};

function settled(visit: Visit, { response, error }: Result<unknown>, done: Done) {
  if (response?.ok) return redirect(`/admin/copy?done=${done}`);
  const code = (error as Partial<Problem> | undefined)?.code ?? "unavailable";
  return refused(visit, reasons[code] ?? "other", code);
}

function refused({ locale }: Visit, reason: keyof Messages["adminCopy"]["refusal"], code = "") {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminCopy"]) });
  return data({ error: t(`adminCopy.refusal.${reason}`, { code }) }, { status: 422 });
}
