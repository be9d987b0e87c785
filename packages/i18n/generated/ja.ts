import { joinWords } from "../join-words.ts";
import { about, names as aboutNames } from "../messages/ja/about.ts";
import { account, names as accountNames } from "../messages/ja/account.ts";
import { accountContact, names as accountContactNames } from "../messages/ja/account-contact.ts";
import { accountData, names as accountDataNames } from "../messages/ja/account-data.ts";
import { accountReservation, names as accountReservationNames } from "../messages/ja/account-reservation.ts";
import { address, names as addressNames } from "../messages/ja/address.ts";
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
import { afterGame, names as afterGameNames } from "../messages/ja/after-game.ts";
import { areaMap } from "../messages/ja/area-map.ts";
import { article, names as articleNames } from "../messages/ja/article.ts";
import { boardGame } from "../messages/ja/board-game.ts";
import { calendar } from "../messages/ja/calendar.ts";
import { character, names as characterNames } from "../messages/ja/character.ts";
import { commons } from "../messages/ja/commons.ts";
import { contact, names as contactNames } from "../messages/ja/contact.ts";
import { contentEditor } from "../messages/ja/content-editor.ts";
import { contentFields } from "../messages/ja/content-fields.ts";
import { demo } from "../messages/ja/demo.ts";
import { devices, names as devicesNames } from "../messages/ja/devices.ts";
import { emailChange, names as emailChangeNames } from "../messages/ja/email-change.ts";
import { event, names as eventNames } from "../messages/ja/event.ts";
import { eventPhoto, names as eventPhotoNames } from "../messages/ja/event-photo.ts";
import { faq, names as faqNames } from "../messages/ja/faq.ts";
import { firstVisit, names as firstVisitNames } from "../messages/ja/first-visit.ts";
import { friendMail } from "../messages/ja/friend-mail.ts";
import { friendSeat, names as friendSeatNames } from "../messages/ja/friend-seat.ts";
import { gameShelf, names as gameShelfNames } from "../messages/ja/game-shelf.ts";
import { guestReservation, names as guestReservationNames } from "../messages/ja/guest-reservation.ts";
import { home, names as homeNames } from "../messages/ja/home.ts";
import { house } from "../messages/ja/house.ts";
import { impersonation, names as impersonationNames } from "../messages/ja/impersonation.ts";
import { legal, names as legalNames } from "../messages/ja/legal.ts";
import { lending, names as lendingNames } from "../messages/ja/lending.ts";
import { line, names as lineNames } from "../messages/ja/line.ts";
import { login, names as loginNames } from "../messages/ja/login.ts";
import { mail } from "../messages/ja/mail.ts";
import { mailbox } from "../messages/ja/mailbox.ts";
import { moneyCsv } from "../messages/ja/money-csv.ts";
import { news, names as newsNames } from "../messages/ja/news.ts";
import { newsletter, names as newsletterNames } from "../messages/ja/newsletter.ts";
import { noShow } from "../messages/ja/no-show.ts";
import { notification, names as notificationNames } from "../messages/ja/notification.ts";
import { offer, names as offerNames } from "../messages/ja/offer.ts";
import { pass } from "../messages/ja/pass.ts";
import { passkey, names as passkeyNames } from "../messages/ja/passkey.ts";
import { price } from "../messages/ja/price.ts";
import { profile, names as profileNames } from "../messages/ja/profile.ts";
import { proposedTable, names as proposedTableNames } from "../messages/ja/proposed-table.ts";
import { push } from "../messages/ja/push.ts";
import { receiptPdf } from "../messages/ja/receipt-pdf.ts";
import { reception, names as receptionNames } from "../messages/ja/reception.ts";
import { reminder, names as reminderNames } from "../messages/ja/reminder.ts";
import { reservationCsv } from "../messages/ja/reservation-csv.ts";
import { reservationMail } from "../messages/ja/reservation-mail.ts";
import { reserving, names as reservingNames } from "../messages/ja/reserving.ts";
import { search, names as searchNames } from "../messages/ja/search.ts";
import { seller, names as sellerNames } from "../messages/ja/seller.ts";
import { setup, names as setupNames } from "../messages/ja/setup.ts";
import { sharing } from "../messages/ja/sharing.ts";
import { staff, names as staffNames } from "../messages/ja/staff.ts";
import { staffInvitation, names as staffInvitationNames } from "../messages/ja/staff-invitation.ts";
import { staffRole } from "../messages/ja/staff-role.ts";
import { statisticsCsv } from "../messages/ja/statistics-csv.ts";
import { ticket } from "../messages/ja/ticket.ts";
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
  adminAudit: joinWords(adminAudit, adminContentNames.adminAudit, adminCopyNames.adminAudit, adminEventNames.adminAudit, adminEventTemplateNames.adminAudit, adminImageNames.adminAudit, adminInquiryNames.adminAudit, adminMessageNames.adminAudit, adminMoneyNames.adminAudit, adminNoShowNames.adminAudit, adminPassNames.adminAudit, adminPriceCodeNames.adminAudit, adminReservationNames.adminAudit, adminSettingsNames.adminAudit, adminStaffNames.adminAudit, adminSynonymNames.adminAudit, adminUserNames.adminAudit, impersonationNames.adminAudit),
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
  units,
  validations,
  writing,
  titles: joinWords(aboutNames.titles, accountNames.titles, accountContactNames.titles, accountDataNames.titles, accountReservationNames.titles, addressNames.titles, adminAuditNames.titles, adminCallListNames.titles, adminContentNames.titles, adminCopyNames.titles, adminDashboardNames.titles, adminEventNames.titles, adminEventTemplateNames.titles, adminGameImportNames.titles, adminImageNames.titles, adminInquiryNames.titles, adminMessageNames.titles, adminMoneyNames.titles, adminNoShowNames.titles, adminPassNames.titles, adminPriceCodeNames.titles, adminProposedTableNames.titles, adminReservationNames.titles, adminRosterNames.titles, adminSettingsNames.titles, adminStaffNames.titles, adminStatisticsNames.titles, adminSynonymNames.titles, adminUserNames.titles, afterGameNames.titles, articleNames.titles, characterNames.titles, contactNames.titles, devicesNames.titles, emailChangeNames.titles, eventNames.titles, eventPhotoNames.titles, faqNames.titles, firstVisitNames.titles, friendSeatNames.titles, gameShelfNames.titles, guestReservationNames.titles, homeNames.titles, legalNames.titles, lendingNames.titles, lineNames.titles, loginNames.titles, newsNames.titles, newsletterNames.titles, notificationNames.titles, offerNames.titles, passkeyNames.titles, profileNames.titles, proposedTableNames.titles, receptionNames.titles, reminderNames.titles, reservingNames.titles, searchNames.titles, sellerNames.titles, setupNames.titles, staffNames.titles, staffInvitationNames.titles),
};
