import {
  maxStaffEvents,
  rolesByEvent,
  type StaffRole,
  staffRoles,
} from "@takujo/contracts/account/staff-policy";
import { staffRules } from "@takujo/contracts/account/staff-rules";
import type { Problem } from "@takujo/contracts/errors";
import {
  changeStaff,
  inviteStaff,
  removeStaff,
  resendStaffInvitation,
  withdrawStaffInvitation,
} from "@takujo/contracts/generated/games/sdk.gen";
import { locales } from "@takujo/contracts/locale";
import { maxItems, requiredInput, requiredSelect } from "@takujo/contracts/rules/index";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { formChoices, formText } from "../../../shell/form/form-schemas.ts";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import { validationWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FieldErrors, FormRefusal, FormValues } from "../../../ui/form/form-result.ts";
import { type StaffOutcome, staffPath } from "./staff-path.ts";

const grant = {
  roles: z.pipe(formChoices(requiredSelect()), z.array(z.enum(staffRoles))),
  scope: z.enum(["all", "chosen"]),
  /** Counts for the scope `chosen`. */
  eventIds: formChoices(maxItems(maxStaffEvents)),
};
const userId = formText(requiredInput());
const reason = formText(...staffRules.reason);

const invitationSchema = z.object({
  email: formText(...staffRules.email),
  name: formText(...staffRules.name),
  locale: z.enum(locales),
  ...grant,
});

const changeSchema = z.object({
  userId,
  version: z.coerce.number().check(z.int()),
  reason,
  ...grant,
});

const removalSchema = z.object({ userId, reason });

interface Change {
  request: Request;
  visit: Visit;
}

type Answer = Response | ReturnType<typeof refuse<FormRefusal>>;
interface CallResult {
  response?: Response | undefined;
  error?: unknown;
}

/** Keyed by the intent that each form's button sends. */
const changes: Record<string, (change: Change) => Promise<Answer>> = {
  invite: (change) =>
    validated(change, invitationSchema, "invited", ({ email, name, locale, ...given }, key) => {
      if (lacksEvents(given)) return null;
      const body = { email, name, locale, ...grantOf(given) };
      return inviteStaff({ client: change.visit.games, body, headers: keyed(key, body) });
    }),
  change: (change) =>
    validated(change, changeSchema, "changed", ({ userId, version, reason, ...given }, key) => {
      if (lacksEvents(given)) return null;
      const body = { ...grantOf(given), version, reason };
      const path = { userId };
      return changeStaff({ client: change.visit.games, path, body, headers: keyed(key, body) });
    }),
  remove: (change) =>
    validated(change, removalSchema, "removed", ({ userId, reason }, key) => {
      const [path, body] = [{ userId }, { reason }];
      return removeStaff({ client: change.visit.games, path, body, headers: keyed(key, body) });
    }),
  resend: (change) =>
    byButton(change, "resent", (invitationId) =>
      resendStaffInvitation({ client: change.visit.games, path: { invitationId } }),
    ),
  withdraw: (change) =>
    byButton(change, "withdrawn", (invitationId) =>
      withdrawStaffInvitation({ client: change.visit.games, path: { invitationId } }),
    ),
};

export async function changeStaffPage(change: Change): Promise<Answer> {
  const intent = (await readForm(change.request.clone())).get("intent");
  const act = typeof intent === "string" ? changes[intent] : undefined;
  if (!act) throw data(null, { status: 400 });
  return act(change);
}

interface StaffChoice {
  roles: StaffRole[];
  scope: "all" | "chosen";
  eventIds: string[];
}

const isLimited = ({ roles, scope }: StaffChoice) =>
  scope === "chosen" && roles.some((role) => rolesByEvent.includes(role));

const lacksEvents = (given: StaffChoice) => isLimited(given) && given.eventIds.length === 0;

const grantOf = (given: StaffChoice) => ({
  roles: given.roles,
  eventIds: isLimited(given) ? given.eventIds : null,
});

const keyed = (key: string | undefined, body: object) => ({
  "idempotency-key": submissionKey(key, body),
});

const done = (outcome: StaffOutcome) => redirect(`${staffPath}?done=${outcome}`);

const wordsOf = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminStaff"]) });

/**
 * Validates the form; a refusal of the API is returned with the typed values. `act` answers null if no events were chosen where
 * some are to be.
 */
async function validated<Schema extends z.core.$ZodType>(
  { request, visit }: Change,
  schema: Schema,
  outcome: StaffOutcome,
  act: (value: z.output<Schema>, key: string | undefined) => Promise<CallResult> | null,
): Promise<Answer> {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, schema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const answer = await act(parsed.value, parsed.idempotencyKey);
  if (!answer) {
    const errors = { eventIds: wordsOf(visit)("adminStaff.form.eventsNeeded") };
    return refuseWith(values, { errors });
  }
  const { response, error } = answer;
  return response?.ok ? done(outcome) : refusalOf(error, values, visit);
}

async function byButton(
  { request, visit }: Change,
  outcome: StaffOutcome,
  act: (invitationId: string) => Promise<CallResult>,
): Promise<Answer> {
  const values = formValues(await readForm(request));
  const { response, error } = await act(String(values["invitationId"] ?? ""));
  return response?.ok ? done(outcome) : refusalOf(error, values, visit);
}

const refuseWith = (
  values: FormValues,
  { errors = {}, formErrors = [] }: { errors?: FieldErrors; formErrors?: string[] },
) => refuse<FormRefusal>({ ok: false, values, errors, formErrors });

const named = ["changed-meanwhile", "not-found"] as const;

function refusalOf(error: unknown, values: FormValues, visit: Visit): Answer {
  const { code, reason } = (error ?? {}) as Partial<Problem>;
  const t = wordsOf(visit);
  if (reason === "already-staff") {
    return refuseWith(values, { errors: { email: t("adminStaff.refusal.already-staff") } });
  }
  const name = named.find((one) => one === code) ?? "other";
  return refuseWith(values, { formErrors: [t(`adminStaff.refusal.${name}`)] });
}
