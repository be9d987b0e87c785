import { useActionData } from "react-router";
import { visitContext } from "../../../../shell/visit.ts";
import { Callout } from "../../../../ui/callout.tsx";
import type { Route } from "./+types/page.ts";
import { OfferHero } from "./offer-hero.tsx";
import { OfferNotes } from "./offer-notes.tsx";
import { OfferOver } from "./offer-over.tsx";
import { answerOffer } from "./server-answer-offer.ts";
import { readOffer } from "./server-offer.ts";
import "./offer.css";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readOffer(context.get(visitContext), params.id);

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerOffer(request, context.get(visitContext), params.id);

export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const refusal = useActionData<typeof action>();
  const { isOpen, reservation } = loaderData;
  return (
    <main id="main">
      {refusal && isOpen && (
        <div role="alert" className="wrap offer-refusal">
          <Callout tone="danger">{refusal.refused}</Callout>
        </div>
      )}
      {isOpen ? (
        <>
          <OfferHero {...loaderData} />
          <OfferNotes {...loaderData} />
        </>
      ) : (
        <OfferOver reservation={reservation} />
      )}
    </main>
  );
}
