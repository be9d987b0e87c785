import { countAbsence, excuseAbsence, notePerson } from "@takujo/contracts/generated/games/sdk.gen";
import { addDays, startOfDay } from "@takujo/contracts/venue-time";
import { venueDay } from "@takujo/i18n/format-date";
import { data, redirect } from "react-router";
import type * as z from "zod/mini";
import {
  banUser,
  getUser,
  impersonateUser,
  listUserSessions,
  removeUser,
  revokeUserSession,
  revokeUserSessions,
  setRole,
  unbanUser,
} from "../../../../api/auth/admin-calls.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { formValues } from "../../../../shell/form/read-form.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import type { FormValues } from "../../../../ui/form/form-result.ts";
import { personNoteSchema } from "../../reservation/form-schemas.ts";
import { refusalSentence } from "../../reservation/refusal.server.ts";
import {
  absenceSchema,
  banSchema,
  excuseSchema,
  impersonationSchema,
  removalSchema,
  roleSchema,
  sessionSchema,
} from "../form-schemas.ts";
import type { Outcome } from "../outcomes.ts";
import { adminWords, refuseFor, refuseForm } from "../refusal.server.ts";
import { nameOf, userPath } from "../user-view.ts";
import {
  addPersonPass,
  endPersonPass,
  passAddSchema,
  passEndSchema,
} from "./change-passes.server.ts";

interface Change {
  request: Request;
  visit: Visit;
  userId: string;
}

type Answer = Response | ReturnType<typeof refuseForm>;

/** Keyed by the intent that each form's button sends. */
const changes: Record<string, (change: Change) => Promise<Answer>> = {
  role: (change) =>
    validated(change, roleSchema, async ({ role, reason }, values) => {
      const { visit, userId } = change;
      const user = await getUser(visit.auth, userId);
      if (user.role === role) {
        return refuseForm({ values, errors: { role: adminWords(visit)("adminUser.role.same") } });
      }
      await setRole(visit.auth, { userId, role, reason });
      return done(userId, "role");
    }),

  ban: (change) =>
    validated(change, banSchema, async ({ until, reason }, values) => {
      const { visit, userId } = change;
      const seconds = until === "" ? undefined : secondsUntilEndOf(until);
      if (until !== "" && until <= venueDay(new Date())) {
        return refuseForm({ values, errors: { until: adminWords(visit)("adminUser.ban.past") } });
      }
      await banUser(visit.auth, { userId, reason, seconds });
      return done(userId, "ban");
    }),

  unban: ({ visit, userId }) =>
    orRefusal({ intent: "unban" }, visit, async () => {
      await unbanUser(visit.auth, userId);
      return done(userId, "unban");
    }),

  session: (change) =>
    validated(change, sessionSchema, async ({ session: id }) => {
      const { visit, userId } = change;
      // The token never leaves the server: it signs in as that person.
      const sessions = await listUserSessions(visit.auth, userId);
      const session = sessions.find((candidate) => candidate.id === id);
      if (session) await revokeUserSession(visit.auth, session.token);
      return done(userId, "session");
    }),

  "end-sessions": ({ visit, userId }) =>
    orRefusal({ intent: "end-sessions" }, visit, async () => {
      await revokeUserSessions(visit.auth, userId);
      return done(userId, "sessions");
    }),

  "note-person": (change) =>
    validated(change, personNoteSchema, async ({ personNote: note, ...read }, values) => {
      const { visit, userId } = change;
      const answer = await notePerson({
        client: visit.games,
        path: { userId },
        body: { ...read, note },
      });
      return answer.data
        ? done(userId, "noted")
        : refuseForm({ values, formErrors: [refusalSentence(answer.error, visit)] });
    }),

  "excuse-absence": (change) =>
    validated(change, excuseSchema, async ({ absence: reservationId, reason }, values) => {
      const { visit, userId } = change;
      const answer = await excuseAbsence({
        client: visit.games,
        path: { reservationId },
        body: { reason },
      });
      return answer.data
        ? done(userId, "excused")
        : refuseForm({ values, formErrors: [refusalSentence(answer.error, visit)] });
    }),

  "count-absence": (change) =>
    validated(change, absenceSchema, async ({ absence: reservationId }, values) => {
      const { visit, userId } = change;
      const answer = await countAbsence({ client: visit.games, path: { reservationId } });
      return answer.response?.ok
        ? done(userId, "counted")
        : refuseForm({ values, formErrors: [refusalSentence(answer.error, visit)] });
    }),

  "pass-add": (change) =>
    validated(change, passAddSchema, async (wanted, values) => {
      const { visit, userId } = change;
      const fault = await addPersonPass(visit, userId, wanted, values);
      return fault ? refuseForm({ values, ...fault }) : done(userId, "passAdded");
    }),

  "pass-end": (change) =>
    validated(change, passEndSchema, async (wanted, values) => {
      const { visit, userId } = change;
      const fault = await endPersonPass(visit, wanted, values);
      return fault ? refuseForm({ values, ...fault }) : done(userId, "passEnded");
    }),

  remove: (change) =>
    validated(change, removalSchema, async ({ confirm }, values) => {
      const { visit, userId } = change;
      const name = nameOf(await getUser(visit.auth, userId));
      if (confirm !== name.normalize("NFC").trim()) {
        return refuseForm({
          values,
          errors: { confirm: adminWords(visit)("adminUser.removal.mismatch", { name }) },
        });
      }
      await removeUser(visit.auth, userId);
      return redirect("/admin/auth-user?done=removed");
    }),

  impersonate: (change) =>
    validated(change, impersonationSchema, async ({ reason }) => {
      const { visit, userId } = change;
      const { signedIn } = await visit.visitor();
      await impersonateUser(visit.auth, signedIn, { userId, reason });
      return redirect("/user");
    }),
};

export async function changeUser(change: Change): Promise<Answer> {
  const intent = (await readForm(change.request.clone())).get("intent");
  const act = typeof intent === "string" ? changes[intent] : undefined;
  if (!act) throw data(null, { status: 400 });
  return act(change);
}

const done = (userId: string, outcome: Outcome) => redirect(`${userPath(userId)}?done=${outcome}`);

/** Validates the form; a refusal of the auth service is returned with the typed values. */
async function validated<Schema extends z.core.$ZodType>(
  { request, visit }: Change,
  schema: Schema,
  act: (value: z.output<Schema>, values: FormValues) => Promise<Answer>,
): Promise<Answer> {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, schema, validationWords(visit.locale));
  if (!parsed.ok) return refuse(parsed);
  return orRefusal(values, visit, () => act(parsed.value, values));
}

async function orRefusal(
  values: FormValues,
  visit: Visit,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    return refuseFor(error, values, visit);
  }
}

/** In the venue's time zone. */
function secondsUntilEndOf(day: string): number {
  const end = startOfDay(addDays(day, 1));
  return Math.floor((end.getTime() - Date.now()) / 1_000);
}
