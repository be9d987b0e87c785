import {
  chooseCompany,
  readCompany,
  readPartyPlaces,
  readReservation,
} from "@takujo/contracts/generated/games/sdk.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { AttendeePlates } from "../../../reservation/attendees.tsx";
import { friendRefusal } from "../../../reservation/friend/friend.server.ts";
import { receivePlaces } from "../../../reservation/party-places.server.ts";
import { PartyPlaces } from "../../../reservation/party-places.tsx";
import { AccountHead } from "../../account-frame.tsx";
import type { Route } from "./+types/page.ts";

const pathOf = (id: string, done?: string) =>
  `/user/reservation/${id}/friends${done ? `?done=${done}` : ""}`;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { games: client, locale } = context.get(visitContext);
  const [reservation, places, attendees] = await Promise.all([
    readReservation({ client, path: { id }, query: { locale } }),
    readPartyPlaces({ client, path: { id }, query: { locale } }),
    readCompany({ client, path: { id } }),
  ]);
  const { nickname, event, hasDetails } = unwrap(reservation);
  return {
    id,
    places: unwrap(places),
    attendees: unwrap(attendees),
    hasNickname: hasDetails && nickname !== "",
    morePath: `/event/${event.slug}/reservation/${id}/edit`,
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await readForm(request);
  if (form.get("intent") !== "plate") {
    return receivePlaces(form, visit, { id }, (done) => pathOf(id, done));
  }
  const { error } = await chooseCompany({
    client: visit.games,
    path: { id },
    body: {
      showsName: form.get("showsName") === "on",
      seeksMore: form.get("seeksMore") === "on",
    },
  });
  if (!error) return redirect(pathOf(id));
  return data({ refused: friendRefusal(error, visit.locale) }, { status: 422 });
}

/** Who sits where in one's party, links for friends, and who else comes. */
export default function ReservationFriends({ loaderData }: Route.ComponentProps) {
  const { id, places, attendees, hasNickname, morePath } = loaderData;
  const refusal = useActionAnswer<typeof action>();
  return (
    <>
      <AccountHead up="userReservation" />
      <PartyPlaces
        places={places}
        action={pathOf(id)}
        refused={refusal?.refused}
        morePath={morePath}
      />
      <AttendeePlates attendees={attendees} action={pathOf(id)} hasNickname={hasNickname} />
    </>
  );
}
