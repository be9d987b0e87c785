import {
  followSubject,
  listFollowables,
  unfollowSubject,
} from "@takujo/contracts/generated/games/sdk.gen";
import { followKinds, type PageKind } from "@takujo/contracts/inbox/follow-kinds";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf, refusalSentence } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

interface Page {
  kind: PageKind;
  slug: string;
}

export const readFollowables = async ({ games: client, locale }: Visit, page: Page) =>
  unwrap(await listFollowables({ client, query: { ...page, locale } })).items;

/** As forms of followed things send it, here and in the list of all. */
export const followShape = z.object({ kind: z.enum(followKinds), subjectId: z.uuid() });

export async function receiveFollow(request: Request, visit: Visit, page: Page) {
  const { games: client, locale } = visit;
  const form = await readForm(request);
  const here = `/user/follow/${page.kind}/${page.slug}`;
  const isRemoval = form.get("intent") === "unfollow";
  const follow = z.safeParse(followShape, Object.fromEntries(form)).data;
  if (!follow) throw data(null, { status: 400 });
  const { kind, subjectId } = follow;
  const { error, response } = isRemoval
    ? await unfollowSubject({ client, query: { kind, subjectId } })
    : await followSubject({ client, body: { kind, subjectId } });
  if (response?.ok) {
    return redirect(
      `${here}?done=${isRemoval ? "removed" : kind === "event" ? "favorite" : "follow"}`,
    );
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["notification"]) });
  const isFull = problemOf(error) === "not-now";
  return { refusal: isFull ? t("notification.page.full") : refusalSentence(error, locale) };
}
