import { account } from "./account.ts";
import type { FaqSeed } from "./faq-seed.ts";
import { firstVisit } from "./first-visit.ts";
import { money } from "./money.ts";
import { reservation } from "./reservation.ts";
import { venue } from "./venue.ts";

export const faqSeeds: FaqSeed[] = [...firstVisit, ...reservation, ...money, ...venue, ...account];
