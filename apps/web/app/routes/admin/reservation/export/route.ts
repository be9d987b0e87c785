import { partyRules } from "@takujo/contracts/booking/organizer/admin-reservation-rules";
import { exportContacts, exportReservations } from "@takujo/contracts/generated/games/sdk.gen";
import { redirect } from "react-router";
import * as z from "zod/mini";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { handOnFile } from "../../../../shell/hand-on-file.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { givenOf, listPath, readListQuery } from "../list-query.ts";
import type { Route } from "./+types/route.ts";

const encodingSchema = z.catch(z.enum(["utf-8", "shift_jis"]), "utf-8");
const setSchema = z.catch(z.enum(["list", "name-tags"]), "list");
const reasonSchema = z.string().check(...partyRules.reason);

/** Reservations as a CSV file. The API's response is passed on as a stream. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { after: _, ...filter } = givenOf(readListQuery(url.searchParams));
  const answer = await exportReservations({
    client: visit.games,
    parseAs: "stream",
    query: {
      ...filter,
      set: z.parse(setSchema, url.searchParams.get("set")),
      encoding: z.parse(encodingSchema, url.searchParams.get("encoding")),
      locale: visit.locale,
    },
  });
  return handOnFile(answer.response);
}

/** With contact data, which requires a reason. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = new URLSearchParams(
    Object.fromEntries(
      [...(await readForm(request))].map(([name, value]) => [name, String(value)]),
    ),
  );
  const query = { ...readListQuery(form), after: "" };
  const reason = z.safeParse(reasonSchema, form.get("reason") ?? "");
  if (!reason.success) return redirect(`${listPath(query, { ask: "contacts" })}&refused=`);
  const { after: _, ...filter } = givenOf(query);
  const answer = await exportContacts({
    client: visit.games,
    parseAs: "stream",
    body: {
      ...filter,
      reason: reason.data,
      encoding: z.parse(encodingSchema, form.get("encoding")),
      locale: visit.locale,
    },
  });
  return handOnFile(answer.response);
}
