import type { Problem } from "@takujo/contracts/errors";
import {
  importGames,
  previewCollection,
  previewGameImport,
  readImportWays,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ImportPreview } from "@takujo/contracts/generated/platform/types.gen";
import {
  collectionNameSchema,
  importRowSchema,
  largestImportFile,
  maxImportRows,
} from "@takujo/contracts/library/bgg-import";
import type { Messages } from "@takujo/i18n/messages";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { type Result, unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

type Fault = keyof Messages["adminGameImport"]["fault"];

export async function readImportPage(visit: Visit) {
  const ways = await readImportWays({ client: visit.platform });
  return { byName: unwrap(ways).byName };
}

export async function importFromForm(request: Request, visit: Visit) {
  // Each game of the preview has a checkbox.
  const form = await readForm(request, maxImportRows + 10);
  if (form.get("intent") === "import") return takeRows(form, visit);
  return form.get("intent") === "name" ? previewName(form, visit) : previewFile(form, visit);
}

async function previewName(form: FormData, visit: Visit) {
  const body = collectionNameSchema.safeParse({ username: String(form.get("username")).trim() });
  if (!body.success) return refused(visit, "unknown");
  return previewOf(visit, await previewCollection({ client: visit.platform, body: body.data }));
}

async function previewFile(form: FormData, visit: Visit) {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return refused(visit, "no-file");
  if (file.size > largestImportFile) return refused(visit, "too-large");
  const base64 = Buffer.from(await file.arrayBuffer()).toString("base64");
  return previewOf(visit, await previewGameImport({ client: visit.platform, body: { base64 } }));
}

function previewOf(visit: Visit, answer: Result<ImportPreview>) {
  if (!answer.data) return refusedFor(visit, answer);
  const { fault, rows, skipped } = answer.data;
  if (fault) return refused(visit, fault);
  return { error: null, preview: viewOf(rows, skipped, visit) };
}

/** The rows come back with the form, so that what was shown is what is taken. The API checks them again. */
async function takeRows(form: FormData, visit: Visit) {
  const picked = form.getAll("row").map((text) => importRowSchema.safeParse(parsed(String(text))));
  const rows = picked.flatMap(({ data: row }) => row ?? []);
  if (rows.length < picked.length) throw data(null, { status: 400 });
  if (rows.length === 0) return refused(visit, "unpicked");
  const answer = await importGames({ client: visit.platform, body: { rows } });
  if (!answer.data) return refusedFor(visit, answer);
  return redirect("/admin/game-import?done=imported");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refused({ locale }: Visit, fault: Fault, code = "") {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminGameImport"]) });
  const error = t(`adminGameImport.fault.${fault}`, { code });
  return data({ error, preview: null }, { status: 422 });
}

function refusedFor(visit: Visit, { error }: Result<unknown>) {
  const { code = "unavailable", reason } = (error ?? {}) as Partial<Problem>;
  if (code === "too-large") return refused(visit, "too-large");
  if (code === "not-found") return refused(visit, "unknown");
  if (code !== "not-now") return refused(visit, "other", code);
  return refused(visit, reason === "gathering" ? "gathering" : "scheduled");
}

function viewOf(rows: ImportPreview["rows"], skipped: ImportPreview["skipped"], { locale }: Visit) {
  const t = createTranslator({
    locale,
    messages: messagesOf(locale, ["adminGameImport"]),
    namespace: "adminGameImport",
  });
  const shown = (value: string | number | null): string => {
    if (value === null || value === "") return t("none");
    return value === "none" || value === "little" || value === "much"
      ? t(`need.${value}`)
      : String(value);
  };
  const ofFate = (fate: ImportPreview["rows"][number]["fate"]) =>
    rows
      .filter((entry) => entry.fate === fate)
      .map(({ row, known, changes }) => ({
        bggId: row.bggId,
        name: known || row.name,
        value: JSON.stringify(row),
        facts: (fate === "new"
          ? Object.entries(row)
              .filter(([name, value]) => name in fieldNames && value !== null)
              .map(([name, value]) => [name, null, value] as const)
          : changes.map(({ field, before, after }) => [field, before, after] as const)
        ).map(([name, before, after]) => {
          const field = t(`field.${name as keyof typeof fieldNames}`);
          return fate === "new"
            ? `${field} ${shown(after)}`
            : t("change", { field, before: shown(before), after: shown(after) });
        }),
      }));
  return {
    added: ofFate("new"),
    changed: ofFate("changed"),
    same: rows.filter(({ fate }) => fate === "same").length,
    skipped: skipped.map(({ name, reason }, index) => ({
      key: `${index} ${name}`,
      name: name || t("none"),
      reason: t(`reason.${reason}`),
    })),
  };
}

const fieldNames = {
  minPlayers: 1,
  maxPlayers: 1,
  minutes: 1,
  age: 1,
  weight: 1,
  languageNeed: 1,
} satisfies Record<keyof Messages["adminGameImport"]["field"], 1>;

export type ImportView = ReturnType<typeof viewOf>;
