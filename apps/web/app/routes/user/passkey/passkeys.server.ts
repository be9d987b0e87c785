import { lineOutcomeField } from "@takujo/contracts/account/line-outcome";
import { profileRules } from "@takujo/contracts/account/profile-rules";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { beginLineLink, readLine, unlinkLine } from "../../../api/auth/line-calls.ts";
import {
  deletePasskey,
  listPasskeys,
  type Passkey,
  updatePasskey,
} from "../../../api/auth/passkey-list.ts";
import { getSession } from "../../../api/auth/session-calls.ts";
import { formText } from "../../../shell/form/form-schemas.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { validationWords } from "../../../shell/form/refusal.server.ts";
import { safeRedirect } from "../../../shell/session/sign-in/safe-redirect.ts";
import { signInAgain } from "../../../shell/session/sign-in/sign-in-again.server.ts";
import { offersLine } from "../../../shell/site/site.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { deviceOf } from "../device-name.server.ts";
import { signInAgainIntent } from "../sign-in-again-intent.ts";
import { faultOf, type PasskeyRefusal } from "./passkey-refusal.ts";

export type Done = "added" | "renamed" | "deleted" | "unlinked";

export interface ShownPasskey {
  id: string;
  name: string | null;
  createdAt: string | null;
  isSynced: boolean;
  kind: "phone" | "computer" | "key";
}

/** An authenticator that is plugged in or held to another device is a security key. */
const keyLike = /\b(?:usb|nfc|ble|smart-card)\b/;
const phoneLike = /iphone|ipad|android|phone|pixel|galaxy|xperia|スマホ|携帯|電話/i;

function present({ id, name, createdAt, backedUp, transports }: Passkey): ShownPasskey {
  const isKey = keyLike.test(transports ?? "");
  return {
    id,
    name: name || null,
    createdAt: createdAt ?? null,
    isSynced: backedUp === true,
    kind: isKey ? "key" : phoneLike.test(name ?? "") ? "phone" : "computer",
  };
}

/** Null if LINE sign-in is off. If the service fails, LINE is offered, and the service refuses if needed. */
async function readLineSection({ searchParams }: URL, { auth }: Visit) {
  if (!offersLine()) return null;
  const outcome = searchParams.get(lineOutcomeField);
  return { linkedAt: await readLine(auth).catch(() => null), outcome };
}

/** The list, and the form or question that is open. */
export async function readPasskeyPage(request: Request, url: URL, visit: Visit) {
  const passkeys = (await listPasskeys(visit.auth)).map(present);
  const { searchParams } = url;
  const named = (field: string) =>
    passkeys.find(({ id }) => id === searchParams.get(field)) ?? null;
  const { system, browser } = deviceOf(request.headers.get("user-agent"));
  return {
    passkeys,
    renaming: named("rename"),
    deleting: named("delete"),
    /** The destination of a person who signed in for the first time. */
    offer: safeRedirect(searchParams.get("offer"), visit.home) ?? null,
    line: await readLineSection(url, visit),
    suggestedName: [system, browser].filter(Boolean).join(" "),
  };
}

const here = "/user/passkey";

/** The intents of the page's forms. Passkeys are registered by the browser. */
export async function changePasskey(request: Request, visit: Visit) {
  const intent = (await readForm(request.clone())).get("intent");
  if (intent === signInAgainIntent) return signInAgain(visit, here);
  if (intent === "rename") return rename(request, visit);
  if (intent === "delete") return remove(request, visit);
  if (intent === "link-line") return linkLine(visit);
  if (intent === "unlink-line") return carryOut("unlinked", {}, () => unlinkLine(visit.auth));
  throw data(null, { status: 400 });
}

async function rename(request: Request, visit: Visit) {
  const parsed = await parseForm(request, nameSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<PasskeyRefusal>(parsed);
  const { id, name } = parsed.value;
  return carryOut("renamed", { id, name }, () => updatePasskey(visit.auth, id, name));
}

async function remove(request: Request, visit: Visit) {
  const id = String((await readForm(request)).get("id") ?? "");
  return carryOut("deleted", { id }, async () => {
    // A token outlives its session for a while, so it proves nothing here.
    const isLoggedIn = (await getSession(visit.auth)) !== null;
    await deletePasskey(visit.auth, isLoggedIn, id);
  });
}

async function linkLine(visit: Visit) {
  try {
    return redirect(await beginLineLink(visit.auth, visit.home));
  } catch (error) {
    return refused({}, error);
  }
}

async function carryOut(
  done: Done,
  values: Record<string, string>,
  change: () => Promise<unknown>,
) {
  try {
    await change();
  } catch (error) {
    return refused(values, error);
  }
  return redirect(`${here}?done=${done}`);
}

function refused(values: Record<string, string>, error: unknown) {
  const refusal = { ok: false as const, values, errors: {}, formErrors: [] };
  return refuse<PasskeyRefusal>({ ...refusal, fault: faultOf(error) });
}

const nameSchema = z.object({
  id: formText(),
  name: formText(...profileRules.passkeyName),
});
