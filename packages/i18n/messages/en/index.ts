import { about } from "./about.ts";
import { account } from "./account.ts";
import { accountContact } from "./account-contact.ts";
import { accountData } from "./account-data.ts";
import { accountReservation } from "./account-reservation.ts";
import { address } from "./address.ts";
import { admin } from "./admin.ts";
import { adminAudit } from "./admin-audit.ts";
import { adminContent } from "./admin-content.ts";
import { adminDashboard } from "./admin-dashboard.ts";
import { adminEvent } from "./admin-event.ts";
import { adminImage } from "./admin-image.ts";
import { adminInquiry } from "./admin-inquiry.ts";
import { adminReservation } from "./admin-reservation.ts";
import { adminUser } from "./admin-user.ts";
import { article } from "./article.ts";
import { boardGame } from "./board-game.ts";
import { calendar } from "./calendar.ts";
import { character } from "./character.ts";
import { commons } from "./commons.ts";
import { contact } from "./contact.ts";
import { contentEditor } from "./content-editor.ts";
import { contentFields } from "./content-fields.ts";
import { devices } from "./devices.ts";
import { emailChange } from "./email-change.ts";
import { event } from "./event.ts";
import { faq } from "./faq.ts";
import { home } from "./home.ts";
import { impersonation } from "./impersonation.ts";
import { legal } from "./legal.ts";
import { line } from "./line.ts";
import { login } from "./login.ts";
import { mail } from "./mail.ts";
import { news } from "./news.ts";
import { offer } from "./offer.ts";
import { passkey } from "./passkey.ts";
import { profile } from "./profile.ts";
import { reception } from "./reception.ts";
import { reminder } from "./reminder.ts";
import { reservationCsv } from "./reservation-csv.ts";
import { reservationMail } from "./reservation-mail.ts";
import { reserving } from "./reserving.ts";
import { search } from "./search.ts";
import { sharing } from "./sharing.ts";
import { staff } from "./staff.ts";
import { ticket } from "./ticket.ts";
import { titles } from "./titles.ts";
import { units } from "./units.ts";
import { validations } from "./validations.ts";

export const messages = {
  commons,
  units,
  validations,
  titles,
  home,
  about,
  news,
  event,
  boardGame,
  character,
  staff,
  article,
  faq,
  legal,
  search,
  sharing,
  contact,
  line,
  login,
  account,
  admin,
  adminAudit,
  adminDashboard,
  adminEvent,
  adminUser,
  adminImage,
  adminInquiry,
  adminContent,
  contentEditor,
  contentFields,
  adminReservation,
  impersonation,
  profile,
  address,
  accountContact,
  accountData,
  passkey,
  emailChange,
  devices,
  ticket,
  accountReservation,
  offer,
  reception,
  reminder,
  mail,
  reservationMail,
  reservationCsv,
  calendar,
  reserving,
};
