import { joinWords } from "../join-words.ts";
import { about, names as aboutNames } from "../messages/en/about.ts";
import { account, names as accountNames } from "../messages/en/account.ts";
import { accountContact, names as accountContactNames } from "../messages/en/account-contact.ts";
import { accountData, names as accountDataNames } from "../messages/en/account-data.ts";
import { accountReservation, names as accountReservationNames } from "../messages/en/account-reservation.ts";
import { address, names as addressNames } from "../messages/en/address.ts";
import { admin } from "../messages/en/admin.ts";
import { adminAudit, names as adminAuditNames } from "../messages/en/admin-audit.ts";
import { adminCallList, names as adminCallListNames } from "../messages/en/admin-call-list.ts";
import { adminContent, names as adminContentNames } from "../messages/en/admin-content.ts";
import { adminCopy, names as adminCopyNames } from "../messages/en/admin-copy.ts";
import { adminDashboard, names as adminDashboardNames } from "../messages/en/admin-dashboard.ts";
import { adminEvent, names as adminEventNames } from "../messages/en/admin-event.ts";
import { adminEventTemplate, names as adminEventTemplateNames } from "../messages/en/admin-event-template.ts";
import { adminGameImport, names as adminGameImportNames } from "../messages/en/admin-game-import.ts";
import { adminImage, names as adminImageNames } from "../messages/en/admin-image.ts";
import { adminInquiry, names as adminInquiryNames } from "../messages/en/admin-inquiry.ts";
import { adminMessage, names as adminMessageNames } from "../messages/en/admin-message.ts";
import { adminMoney, names as adminMoneyNames } from "../messages/en/admin-money.ts";
import { adminNoShow, names as adminNoShowNames } from "../messages/en/admin-no-show.ts";
import { adminPass, names as adminPassNames } from "../messages/en/admin-pass.ts";
import { adminPriceCode, names as adminPriceCodeNames } from "../messages/en/admin-price-code.ts";
import { adminProposedTable, names as adminProposedTableNames } from "../messages/en/admin-proposed-table.ts";
import { adminReservation, names as adminReservationNames } from "../messages/en/admin-reservation.ts";
import { adminRoster, names as adminRosterNames } from "../messages/en/admin-roster.ts";
import { adminSettings, names as adminSettingsNames } from "../messages/en/admin-settings.ts";
import { adminStaff, names as adminStaffNames } from "../messages/en/admin-staff.ts";
import { adminStatistics, names as adminStatisticsNames } from "../messages/en/admin-statistics.ts";
import { adminSynonym, names as adminSynonymNames } from "../messages/en/admin-synonym.ts";
import { adminUser, names as adminUserNames } from "../messages/en/admin-user.ts";
import { afterGame, names as afterGameNames } from "../messages/en/after-game.ts";
import { areaMap } from "../messages/en/area-map.ts";
import { article, names as articleNames } from "../messages/en/article.ts";
import { boardGame } from "../messages/en/board-game.ts";
import { calendar } from "../messages/en/calendar.ts";
import { character, names as characterNames } from "../messages/en/character.ts";
import { commons } from "../messages/en/commons.ts";
import { contact, names as contactNames } from "../messages/en/contact.ts";
import { contentEditor } from "../messages/en/content-editor.ts";
import { contentFields } from "../messages/en/content-fields.ts";
import { demo } from "../messages/en/demo.ts";
import { devices, names as devicesNames } from "../messages/en/devices.ts";
import { emailChange, names as emailChangeNames } from "../messages/en/email-change.ts";
import { event, names as eventNames } from "../messages/en/event.ts";
import { eventPhoto, names as eventPhotoNames } from "../messages/en/event-photo.ts";
import { faq, names as faqNames } from "../messages/en/faq.ts";
import { firstVisit, names as firstVisitNames } from "../messages/en/first-visit.ts";
import { friendMail } from "../messages/en/friend-mail.ts";
import { friendSeat, names as friendSeatNames } from "../messages/en/friend-seat.ts";
import { gameShelf, names as gameShelfNames } from "../messages/en/game-shelf.ts";
import { guestReservation, names as guestReservationNames } from "../messages/en/guest-reservation.ts";
import { home, names as homeNames } from "../messages/en/home.ts";
import { house } from "../messages/en/house.ts";
import { impersonation, names as impersonationNames } from "../messages/en/impersonation.ts";
import { legal, names as legalNames } from "../messages/en/legal.ts";
import { lending, names as lendingNames } from "../messages/en/lending.ts";
import { line, names as lineNames } from "../messages/en/line.ts";
import { login, names as loginNames } from "../messages/en/login.ts";
import { mail } from "../messages/en/mail.ts";
import { mailbox } from "../messages/en/mailbox.ts";
import { moneyCsv } from "../messages/en/money-csv.ts";
import { news, names as newsNames } from "../messages/en/news.ts";
import { newsletter, names as newsletterNames } from "../messages/en/newsletter.ts";
import { noShow } from "../messages/en/no-show.ts";
import { notification, names as notificationNames } from "../messages/en/notification.ts";
import { offer, names as offerNames } from "../messages/en/offer.ts";
import { pass } from "../messages/en/pass.ts";
import { passkey, names as passkeyNames } from "../messages/en/passkey.ts";
import { price } from "../messages/en/price.ts";
import { profile, names as profileNames } from "../messages/en/profile.ts";
import { proposedTable, names as proposedTableNames } from "../messages/en/proposed-table.ts";
import { push } from "../messages/en/push.ts";
import { receiptPdf } from "../messages/en/receipt-pdf.ts";
import { reception, names as receptionNames } from "../messages/en/reception.ts";
import { reminder, names as reminderNames } from "../messages/en/reminder.ts";
import { reservationCsv } from "../messages/en/reservation-csv.ts";
import { reservationMail } from "../messages/en/reservation-mail.ts";
import { reserving, names as reservingNames } from "../messages/en/reserving.ts";
import { search, names as searchNames } from "../messages/en/search.ts";
import { seller, names as sellerNames } from "../messages/en/seller.ts";
import { setup, names as setupNames } from "../messages/en/setup.ts";
import { sharing } from "../messages/en/sharing.ts";
import { staff, names as staffNames } from "../messages/en/staff.ts";
import { staffInvitation, names as staffInvitationNames } from "../messages/en/staff-invitation.ts";
import { staffRole } from "../messages/en/staff-role.ts";
import { statisticsCsv } from "../messages/en/statistics-csv.ts";
import { ticket } from "../messages/en/ticket.ts";
import { units } from "../messages/en/units.ts";
import { validations } from "../messages/en/validations.ts";
import { writing } from "../messages/en/writing.ts";

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
