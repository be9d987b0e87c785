import { readGuestPartyPlaces } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { visitContext } from "../../../shell/visit.ts";
import { tokenIn } from "../guest/guest.server.ts";
import { guestPath } from "../guest/guest-path.ts";
import { receivePlaces } from "../party-places.server.ts";
import { PartyPlaces } from "../party-places.tsx";
import type { Route } from "./+types/page.ts";

const pathOf = (token: string, done?: string) =>
  `/reservation/guest/friends?${new URLSearchParams({ token, ...(done && { done }) })}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const token = tokenIn(url.searchParams.get("token"));
  if (!token) return { token, places: null };
  const result = await readGuestPartyPlaces({ client: games, path: { token }, query: { locale } });
  if (problemOf(result.error) === "not-found") return { token, places: null };
  return { token, places: unwrap(result) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = tokenIn(form.get("token"));
  return receivePlaces(form, context.get(visitContext), { token }, (done) => pathOf(token, done));
}

/** The places of a party without an account, for holders of the link in its mails. */
export default function GuestFriends({ loaderData: { token, places } }: Route.ComponentProps) {
  const t = useTranslations("friendSeat.invalid");
  const refusal = useActionAnswer<typeof action>();
  return (
    <main id="main" className="wrap party-places-page">
      {places ? (
        <PartyPlaces
          places={places}
          action={pathOf(token)}
          token={token}
          refused={refusal?.refused}
          morePath={guestPath(token)}
        />
      ) : (
        <>
          <h1>{t("heading")}</h1>
          <p>{t("lead")}</p>
        </>
      )}
    </main>
  );
}
