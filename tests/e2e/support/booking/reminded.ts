import { createReminderToken } from "@takujo/booking/reservation/index";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { newPerson } from "../sign-in/admin.ts";
import { reserveFor } from "./account-reservations.ts";
import { daysFromNow } from "./reservable.ts";

type Options = { changeDeadline?: Date; expiresAt?: Date };

/** A signed-out person's reservation, and the address in their mail. */
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
