import { z } from "zod";

/** Token of the link in a newsletter. A longer one than we create is refused without a query. */
const token = z.string().max(200);

export const unsubscribeTokenSchema = z.object({ token });
export const unsubscriptionSchema = unsubscribeTokenSchema.meta({ id: "Unsubscription" });

/** Says nothing of the person: mail scanners and forwarded mails have the link too. */
export const subscriptionSchema = z.object({ isOn: z.boolean() }).meta({ id: "Subscription" });

export type Subscription = z.infer<typeof subscriptionSchema>;
