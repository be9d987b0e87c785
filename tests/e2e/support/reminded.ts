import { createReminderToken } from "@takujo/booking/reminder/index";
import { developmentSecret } from "@takujo/runtime/secret/development-secret";
import { reserveFor } from "./account-reservations.ts";
import { newPerson } from "./admin.ts";
import { daysFromNow } from "./reservable.ts";

type Options = { changeDeadline?: Date; expiresAt?: Date };

/** A reservation of somebody who is not signed in here, and the address that their mail has. */
export async function reminded({ expiresAt = daysFromNow(1), ...options }: Options = {}) {
  const { email } = await newPerson();
  const { id } = await reserveFor(email, options);
  const token = createReminderToken(
    { reservationId: id, expiresAt, guestEmail: "" },
    developmentSecret,
  );
  const path = (answer: string) => `/reservation/answer?${new URLSearchParams({ token, answer })}`;
  return { id, path };
}
