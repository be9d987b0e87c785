export type { PreviewReservationMail } from "./admin-reservation/party-mails.ts";
