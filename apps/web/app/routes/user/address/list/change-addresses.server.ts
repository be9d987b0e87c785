import { deleteAddress, makeAddressDefault } from "@takujo/contracts/generated/games/sdk.gen";
import { data, redirect } from "react-router";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf, refusalSentence } from "../../../../shell/form/refusal.server.ts";
import { hasId } from "../../../../shell/routing/route-check.ts";
import type { Visit } from "../../../../shell/visit.ts";

const changes = {
  delete: { call: deleteAddress, done: "deleted" },
  default: { call: makeAddressDefault, done: "default" },
};

/** The actions of the list's buttons. */
export async function changeAddresses(request: Request, { games, locale }: Visit) {
  const form = await readForm(request);
  const intent = String(form.get("intent"));
  const id = String(form.get("id"));
  if (!(intent in changes) || !hasId({ id })) throw data(null, { status: 400 });
  const { call, done } = changes[intent as keyof typeof changes];
  const { error, response } = await call({ client: games, path: { id } });
  if (response?.ok) return redirect(`/user/address?done=${done}`);
  if (problemOf(error) === "not-found") return redirect("/user/address?done=gone");
  return data({ refused: refusalSentence(error, locale) }, { status: 422 });
}
