import { callerMay, type StaffContext } from "@takujo/runtime/staff/for-staff";

/** What the caller may see of those who get a message. */
export interface SeenOfGuests {
  /** Names, and codes of tickets. */
  withNames: boolean;
  /** Addresses and telephone numbers. */
  withContacts: boolean;
}

export const seenBy = async (c: StaffContext): Promise<SeenOfGuests> => ({
  withNames: await callerMay(c, "guests"),
  withContacts: await callerMay(c, "contacts"),
});
