import { joinWords } from "../join-words.ts";
import { about } from "../messages/ja/about.ts";
import { account } from "../messages/ja/account.ts";
import { accountContact } from "../messages/ja/account-contact.ts";
import { accountData } from "../messages/ja/account-data.ts";
import { accountReservation } from "../messages/ja/account-reservation.ts";
import { address } from "../messages/ja/address.ts";
import { admin } from "../messages/ja/admin.ts";
import { adminAudit, names as adminAuditNames } from "../messages/ja/admin-audit.ts";
import { adminCallList, names as adminCallListNames } from "../messages/ja/admin-call-list.ts";
import { adminContent, names as adminContentNames } from "../messages/ja/admin-content.ts";
import { adminCopy, names as adminCopyNames } from "../messages/ja/admin-copy.ts";
import { adminDashboard, names as adminDashboardNames } from "../messages/ja/admin-dashboard.ts";
import { adminEvent, names as adminEventNames } from "../messages/ja/admin-event.ts";
import { adminEventTemplate, names as adminEventTemplateNames } from "../messages/ja/admin-event-template.ts";
import { adminGameImport, names as adminGameImportNames } from "../messages/ja/admin-game-import.ts";
import { adminImage, names as adminImageNames } from "../messages/ja/admin-image.ts";
import { adminInquiry, names as adminInquiryNames } from "../messages/ja/admin-inquiry.ts";
import { adminMessage, names as adminMessageNames } from "../messages/ja/admin-message.ts";
import { adminMoney, names as adminMoneyNames } from "../messages/ja/admin-money.ts";
import { adminNoShow, names as adminNoShowNames } from "../messages/ja/admin-no-show.ts";
import { adminPass, names as adminPassNames } from "../messages/ja/admin-pass.ts";
import { adminPriceCode, names as adminPriceCodeNames } from "../messages/ja/admin-price-code.ts";
import { adminProposedTable, names as adminProposedTableNames } from "../messages/ja/admin-proposed-table.ts";
import { adminReservation, names as adminReservationNames } from "../messages/ja/admin-reservation.ts";
import { adminRoster, names as adminRosterNames } from "../messages/ja/admin-roster.ts";
import { adminSettings, names as adminSettingsNames } from "../messages/ja/admin-settings.ts";
import { adminStaff, names as adminStaffNames } from "../messages/ja/admin-staff.ts";
import { adminStatistics, names as adminStatisticsNames } from "../messages/ja/admin-statistics.ts";
import { adminSynonym, names as adminSynonymNames } from "../messages/ja/admin-synonym.ts";
import { adminUser, names as adminUserNames } from "../messages/ja/admin-user.ts";
import { afterGame } from "../messages/ja/after-game.ts";
import { areaMap } from "../messages/ja/area-map.ts";
import { article } from "../messages/ja/article.ts";
import { boardGame } from "../messages/ja/board-game.ts";
import { calendar } from "../messages/ja/calendar.ts";
import { character } from "../messages/ja/character.ts";
import { commons } from "../messages/ja/commons.ts";
import { contact } from "../messages/ja/contact.ts";
import { contentEditor } from "../messages/ja/content-editor.ts";
import { contentFields } from "../messages/ja/content-fields.ts";
import { demo } from "../messages/ja/demo.ts";
import { devices } from "../messages/ja/devices.ts";
import { emailChange } from "../messages/ja/email-change.ts";
import { event } from "../messages/ja/event.ts";
import { eventPhoto } from "../messages/ja/event-photo.ts";
import { faq } from "../messages/ja/faq.ts";
import { firstVisit } from "../messages/ja/first-visit.ts";
import { friendMail } from "../messages/ja/friend-mail.ts";
import { friendSeat } from "../messages/ja/friend-seat.ts";
import { gameShelf } from "../messages/ja/game-shelf.ts";
import { guestReservation } from "../messages/ja/guest-reservation.ts";
import { home } from "../messages/ja/home.ts";
import { house } from "../messages/ja/house.ts";
import { impersonation, names as impersonationNames } from "../messages/ja/impersonation.ts";
import { legal } from "../messages/ja/legal.ts";
import { lending } from "../messages/ja/lending.ts";
import { line } from "../messages/ja/line.ts";
import { login } from "../messages/ja/login.ts";
import { mail } from "../messages/ja/mail.ts";
import { mailbox } from "../messages/ja/mailbox.ts";
import { moneyCsv } from "../messages/ja/money-csv.ts";
import { news } from "../messages/ja/news.ts";
import { newsletter } from "../messages/ja/newsletter.ts";
import { noShow } from "../messages/ja/no-show.ts";
import { notification } from "../messages/ja/notification.ts";
import { offer } from "../messages/ja/offer.ts";
import { pass } from "../messages/ja/pass.ts";
import { passkey } from "../messages/ja/passkey.ts";
import { price } from "../messages/ja/price.ts";
import { profile } from "../messages/ja/profile.ts";
import { proposedTable } from "../messages/ja/proposed-table.ts";
import { push } from "../messages/ja/push.ts";
import { receiptPdf } from "../messages/ja/receipt-pdf.ts";
import { reception, names as receptionNames } from "../messages/ja/reception.ts";
import { reminder } from "../messages/ja/reminder.ts";
import { reservationCsv } from "../messages/ja/reservation-csv.ts";
import { reservationMail } from "../messages/ja/reservation-mail.ts";
import { reserving } from "../messages/ja/reserving.ts";
import { search } from "../messages/ja/search.ts";
import { seller } from "../messages/ja/seller.ts";
import { setup } from "../messages/ja/setup.ts";
import { sharing } from "../messages/ja/sharing.ts";
import { staff } from "../messages/ja/staff.ts";
import { staffInvitation } from "../messages/ja/staff-invitation.ts";
import { staffRole } from "../messages/ja/staff-role.ts";
import { statisticsCsv } from "../messages/ja/statistics-csv.ts";
import { ticket } from "../messages/ja/ticket.ts";
import { titles } from "../messages/ja/titles.ts";
import { units } from "../messages/ja/units.ts";
import { validations } from "../messages/ja/validations.ts";
import { writing } from "../messages/ja/writing.ts";

export const messages = {
  about,
  account,
  accountContact,
  accountData,
  accountReservation,
  address,
  admin: joinWords(admin, adminAuditNames.admin, adminContentNames.admin, adminCopyNames.admin, adminDashboardNames.admin, adminEventNames.admin, adminImageNames.admin, adminInquiryNames.admin, adminMessageNames.admin, adminMoneyNames.admin, adminReservationNames.admin, adminSettingsNames.admin, adminStaffNames.admin, adminStatisticsNames.admin, adminUserNames.admin, receptionNames.admin),
  adminAudit: joinWords(adminAudit, adminStaffNames.adminAudit, adminUserNames.adminAudit, impersonationNames.adminAudit),
  adminCallList,
  adminContent,
  adminCopy,
  adminDashboard,
  adminEvent,
  adminEventTemplate,
  adminGameImport,
  adminImage,
  adminInquiry,
  adminMessage,
  adminMoney,
  adminNoShow,
  adminPass,
  adminPriceCode,
  adminProposedTable,
  adminReservation,
  adminRoster,
  adminSettings,
  adminStaff,
  adminStatistics,
  adminSynonym,
  adminUser,
  afterGame,
  areaMap,
  article,
  boardGame,
  calendar,
  character,
  commons,
  contact,
  contentEditor,
  contentFields,
  demo,
  devices,
  emailChange,
  event,
  eventPhoto,
  faq,
  firstVisit,
  friendMail,
  friendSeat,
  gameShelf,
  guestReservation,
  home,
  house,
  impersonation,
  legal,
  lending,
  line,
  login,
  mail,
  mailbox,
  moneyCsv,
  news,
  newsletter,
  noShow,
  notification,
  offer,
  pass,
  passkey,
  price,
  profile,
  proposedTable,
  push,
  receiptPdf,
  reception,
  reminder,
  reservationCsv,
  reservationMail,
  reserving,
  search,
  seller,
  setup,
  sharing,
  staff,
  staffInvitation,
  staffRole,
  statisticsCsv,
  ticket,
  titles: joinWords(titles, adminAuditNames.titles, adminCallListNames.titles, adminContentNames.titles, adminCopyNames.titles, adminDashboardNames.titles, adminEventNames.titles, adminEventTemplateNames.titles, adminGameImportNames.titles, adminImageNames.titles, adminInquiryNames.titles, adminMessageNames.titles, adminMoneyNames.titles, adminNoShowNames.titles, adminPassNames.titles, adminPriceCodeNames.titles, adminProposedTableNames.titles, adminReservationNames.titles, adminRosterNames.titles, adminSettingsNames.titles, adminStaffNames.titles, adminStatisticsNames.titles, adminSynonymNames.titles, adminUserNames.titles, receptionNames.titles),
  units,
  validations,
  writing,
};
