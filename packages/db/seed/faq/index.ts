import { account } from "./account.ts";
import { firstVisit } from "./first-visit.ts";
import type { FaqSeed } from "./insert-faq.ts";
import { money } from "./money.ts";
import { reservation } from "./reservation.ts";
import { venue } from "./venue.ts";

export const faqSeeds: FaqSeed[] = [...firstVisit, ...reservation, ...money, ...venue, ...account];
