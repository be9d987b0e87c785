export { answerOffer } from "./answer-offer.ts";
export { cancelParty } from "./cancel-party.ts";
export { mayOrganizer } from "./policy.ts";
export type { PreviewReservationMail } from "./preview-mails.ts";
export { whyWaiting } from "./why-waiting.ts";
