import { rolesByEvent, type StaffRole } from "@takujo/contracts/account/staff-policy";
import {
  acceptStaffInvitation,
  readStaffInvitation,
} from "@takujo/contracts/generated/games/sdk.gen";
import { formatFullDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

/** Longer than any token of ours. */
const maxTokenLength = 300;

/** Only reads, because mail scanners open links. */
export async function readInvitationPage(visit: Visit, query: URLSearchParams) {
  const { user } = await visit.visitor();
  if (!user) throw data(null, { status: 401 });
  const token = query.get("token") ?? "";
  const common = { token, email: user.email };
  if (query.has("done")) return { ...common, state: "done" as const };
  if (token === "" || token.length > maxTokenLength) return { ...common, state: "gone" as const };
  const found = await readStaffInvitation({
    client: visit.games,
    path: { token },
    query: { locale: visit.locale },
  });
  const code = problemOf(found.error);
  if (code === "not-found") return { ...common, state: "gone" as const };
  if (code === "too-late") return { ...common, state: "expired" as const };
  const { isForYou, invitedBy, roles, events } = unwrap(found);
  if (!isForYou) return { ...common, state: "other" as const };
  return {
    ...common,
    state: "open" as const,
    invitedBy,
    roles: roles as StaffRole[],
    isByEvent: roles.some((role) => rolesByEvent.includes(role)),
    events:
      events?.map(({ id, title, startsAt }) => ({
        id,
        title,
        day: startsAt && formatFullDay(startsAt, visit.locale),
      })) ?? null,
  };
}

export type InvitationPage = Awaited<ReturnType<typeof readInvitationPage>>;

const path = (query: Record<string, string>) =>
  `/user/staff-invitation?${new URLSearchParams(query)}`;

export async function receiveAcceptance(request: Request, { games, locale }: Visit) {
  const form = await readForm(request);
  const token = String(form.get("token") ?? "");
  if (token === "" || token.length > maxTokenLength) throw data(null, { status: 400 });
  const { data: accepted, error } = await acceptStaffInvitation({
    client: games,
    path: { token },
    // A second press is the same acceptance.
    headers: { "idempotency-key": submissionKey("accept", { token }) },
  });
  if (accepted) return redirect(path({ done: "accepted" }));
  const code = problemOf(error);
  // The page itself explains the problem with the link.
  if (code === "not-found" || code === "too-late" || code === "not-allowed") {
    return redirect(path({ token }));
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["staffInvitation"]) });
  const name = code === "not-while-impersonating" ? "impersonated" : "unavailable";
  return data({ refused: t(`staffInvitation.refusal.${name}`) }, { status: 422 });
}
