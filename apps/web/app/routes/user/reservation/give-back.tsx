import type { ReservationSummary } from "@takujo/contracts/generated/games/types.gen";
import type { ComponentProps, FormEvent } from "react";
import { useSubmit } from "react-router";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { useGiveBackWords } from "./use-give-back-words.ts";

type GiveBackProps = Pick<
  ComponentProps<typeof Button>,
  "variant" | "size" | "icon" | "children"
> & {
  reservation: ReservationSummary;
  /** The event's text about late cancellations. */
  policy?: string | undefined;
};

/**
 * Cancels, releases a hold, leaves the waitlist or declines an offer. Confirmed in a dialog or, without JavaScript,
 * on the reservation's page.
 */
export function GiveBack({ reservation, policy, ...look }: GiveBackProps) {
  const words = useGiveBackWords(reservation, policy);
  const submit = useSubmit();
  const action = `/user/reservation/${reservation.id}/detail`;

  async function ask(event: FormEvent) {
    event.preventDefault();
    const isSure = await askDialog({ mode: "delete", ...words });
    if (isSure) await submit({ intent: "cancel" }, { method: "post", action });
  }

  return (
    <Form method="get" action={action} onSubmit={ask}>
      <Button {...look} type="submit" name="ask" value="cancel" />
    </Form>
  );
}
