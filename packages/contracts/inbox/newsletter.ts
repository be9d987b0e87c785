import { z } from "zod";

/** Of the link in a newsletter. Longer than any that we make is refused before it is looked at. */
const token = z.string().max(200);

export const unsubscribeTokenSchema = z.object({ token });
export const unsubscriptionSchema = unsubscribeTokenSchema.meta({ id: "Unsubscription" });

/** Says nothing of the person: mail scanners and forwarded mails have the link too. */
export const subscriptionSchema = z.object({ isOn: z.boolean() }).meta({ id: "Subscription" });

export type Subscription = z.infer<typeof subscriptionSchema>;
