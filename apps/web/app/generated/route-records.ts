import { record as about } from "../routes/about/record.ts";
import { record as adminAudit } from "../routes/admin/audit/record.ts";
import { record as adminAuthUserItem } from "../routes/admin/auth-user/item/record.ts";
import { record as adminAuthUser } from "../routes/admin/auth-user/list/record.ts";
import { record as adminAuthUserNew } from "../routes/admin/auth-user/new/record.ts";
import { record as adminContentFirst } from "../routes/admin/content/first-kind/record.ts";
import { record as adminContentItem } from "../routes/admin/content/item/record.ts";
import { record as adminContent } from "../routes/admin/content/list/record.ts";
import { record as adminContentPreview } from "../routes/admin/content/preview/record.ts";
import { record as adminContentRevision } from "../routes/admin/content/revision/record.ts";
import { record as adminCopy } from "../routes/admin/copy/list/record.ts";
import { record as adminCopySticker } from "../routes/admin/copy/sticker/record.ts";
import { record as adminDashboard } from "../routes/admin/dashboard/record.ts";
import { record as adminEventAfter } from "../routes/admin/event/after/record.ts";
import { record as adminEventConsequences } from "../routes/admin/event/consequences/record.ts";
import { record as adminEventItem } from "../routes/admin/event/item/record.ts";
import { record as adminEvent } from "../routes/admin/event/list/record.ts";
import { record as adminEventPhotoFile } from "../routes/admin/event/photo-file/record.ts";
import { record as adminEventReception } from "../routes/admin/event/reception/record.ts";
import { record as adminEventRevision } from "../routes/admin/event/revision/record.ts";
import { record as adminEventSeries } from "../routes/admin/event/series/record.ts";
import { record as adminEventTable } from "../routes/admin/event/table/record.ts";
import { record as adminEventTemplate } from "../routes/admin/event/template/record.ts";
import { record as adminGameImport } from "../routes/admin/game-import/record.ts";
import { record as adminImage } from "../routes/admin/image/record.ts";
import { record as adminCannedText } from "../routes/admin/inquiry/canned-text/record.ts";
import { record as adminInquiryItem } from "../routes/admin/inquiry/item/record.ts";
import { record as adminInquiry } from "../routes/admin/inquiry/list/record.ts";
import { record as adminMessageItem } from "../routes/admin/message/item/record.ts";
import { record as adminMessage } from "../routes/admin/message/list/record.ts";
import { record as adminMoneyEvening } from "../routes/admin/money/evening/record.ts";
import { record as adminMoneyExport } from "../routes/admin/money/export/record.ts";
import { record as adminMoney } from "../routes/admin/money/month/record.ts";
import { record as adminPass } from "../routes/admin/money/pass/record.ts";
import { record as adminPriceCode } from "../routes/admin/money/price-code/record.ts";
import { record as adminMoneyReceiptFile } from "../routes/admin/money/receipt-file/record.ts";
import { record as adminMoneyReceipt } from "../routes/admin/money/receipt/record.ts";
import { record as adminNoShowRule } from "../routes/admin/no-show-rule/record.ts";
import { record as adminCallList } from "../routes/admin/reservation/call-list/record.ts";
import { record as adminReservationExport } from "../routes/admin/reservation/export/record.ts";
import { record as adminReservationItem } from "../routes/admin/reservation/item/record.ts";
import { record as adminReservation } from "../routes/admin/reservation/list/record.ts";
import { record as adminReservationNew } from "../routes/admin/reservation/new/record.ts";
import { record as adminRoster } from "../routes/admin/reservation/roster/record.ts";
import { record as adminSettings } from "../routes/admin/settings/record.ts";
import { record as adminSettingsPreview } from "../routes/admin/settings/preview/record.ts";
import { record as adminSettingsRevision } from "../routes/admin/settings/revision/record.ts";
import { record as adminStaff } from "../routes/admin/staff/record.ts";
import { record as adminStatisticsExport } from "../routes/admin/statistics/export/record.ts";
import { record as adminStatistics } from "../routes/admin/statistics/record.ts";
import { record as adminSynonym } from "../routes/admin/synonym/record.ts";
import { record as articleItem } from "../routes/article/item/record.ts";
import { record as article } from "../routes/article/list/record.ts";
import { record as changedEmail } from "../routes/auth/changed-email/record.ts";
import { record as login } from "../routes/auth/login/record.ts";
import { record as box } from "../routes/board-game/box/record.ts";
import { record as gameItem } from "../routes/board-game/item/record.ts";
import { record as game } from "../routes/board-game/list/record.ts";
import { record as calendarFeed } from "../routes/calendar/feed/record.ts";
import { record as characterItem } from "../routes/character/item/record.ts";
import { record as character } from "../routes/character/list/record.ts";
import { record as contact } from "../routes/contact/record.ts";
import { record as contactSuccess } from "../routes/contact/success/record.ts";
import { record as eventItem } from "../routes/event/item/record.ts";
import { record as event } from "../routes/event/list/record.ts";
import { record as eventTable } from "../routes/event/table/record.ts";
import { record as faq } from "../routes/faq/record.ts";
import { record as firstVisit } from "../routes/first-visit/record.ts";
import { record as galleryFields } from "../routes/gallery/fields/record.ts";
import { record as galleryForm } from "../routes/gallery/form/record.ts";
import { record as galleryHandle } from "../routes/gallery/handle/record.ts";
import { record as gallery } from "../routes/gallery/overview/record.ts";
import { record as home } from "../routes/home/record.ts";
import { record as privacyPolicy } from "../routes/legal/privacy-policy/record.ts";
import { record as seller } from "../routes/legal/seller/record.ts";
import { record as termOfService } from "../routes/legal/term-of-service/record.ts";
import { record as line } from "../routes/line/record.ts";
import { record as newsItem } from "../routes/news/item/record.ts";
import { record as news } from "../routes/news/list/record.ts";
import { record as unsubscribe } from "../routes/newsletter/unsubscribe/record.ts";
import { record as notFound } from "../routes/not-found/record.ts";
import { record as receptionEvent } from "../routes/reception/desk/record.ts";
import { record as receptionLending } from "../routes/reception/lending/record.ts";
import { record as reception } from "../routes/reception/list/record.ts";
import { record as receptionNameTags } from "../routes/reception/name-tags/record.ts";
import { record as receptionTicket } from "../routes/reception/ticket/record.ts";
import { record as reservationAnswer } from "../routes/reservation/answer/record.ts";
import { record as reservationEdit } from "../routes/reservation/edit/record.ts";
import { record as friendTicketCalendar } from "../routes/reservation/friend-calendar/record.ts";
import { record as friendTicket } from "../routes/reservation/friend-ticket/record.ts";
import { record as friendSeat } from "../routes/reservation/friend/record.ts";
import { record as guestReservationCalendar } from "../routes/reservation/guest-calendar/record.ts";
import { record as guestFriends } from "../routes/reservation/guest-friends/record.ts";
import { record as guestReservation } from "../routes/reservation/guest/record.ts";
import { record as reservationNew } from "../routes/reservation/new/record.ts";
import { record as reservationSuccess } from "../routes/reservation/success/record.ts";
import { record as search } from "../routes/search/record.ts";
import { record as setup } from "../routes/setup/record.ts";
import { record as staff } from "../routes/staff/record.ts";
import { record as userAddressEdit } from "../routes/user/address/edit/record.ts";
import { record as userAddress } from "../routes/user/address/list/record.ts";
import { record as userAddressNew } from "../routes/user/address/new/record.ts";
import { record as userContact } from "../routes/user/contact/record.ts";
import { record as userDataExport } from "../routes/user/data/export/record.ts";
import { record as userData } from "../routes/user/data/record.ts";
import { record as userDevice } from "../routes/user/device/record.ts";
import { record as userEmail } from "../routes/user/email/record.ts";
import { record as userEventPhoto } from "../routes/user/event-photo/record.ts";
import { record as userFollow } from "../routes/user/follow/record.ts";
import { record as user } from "../routes/user/home/record.ts";
import { record as userNotification } from "../routes/user/notification/record.ts";
import { record as userPasskey } from "../routes/user/passkey/record.ts";
import { record as userPlay } from "../routes/user/play/record.ts";
import { record as userProfile } from "../routes/user/profile/record.ts";
import { record as userReservationAfter } from "../routes/user/reservation/after/record.ts";
import { record as userReservationCalendar } from "../routes/user/reservation/calendar/record.ts";
import { record as userReservationDetail } from "../routes/user/reservation/detail/record.ts";
import { record as userReservationFriends } from "../routes/user/reservation/friends/record.ts";
import { record as userReservation } from "../routes/user/reservation/list/record.ts";
import { record as userReservationOffer } from "../routes/user/reservation/offer/record.ts";
import { record as userReservationReceipt } from "../routes/user/reservation/receipt-file/record.ts";
import { record as staffInvitation } from "../routes/user/staff-invitation/record.ts";
import type { RouteRecord } from "../shell/routing/record.ts";

export const routeFiles: { record: RouteRecord; file: string }[] = [
  { record: about, file: "routes/about/page.tsx" },
  { record: adminAudit, file: "routes/admin/audit/page.tsx" },
  { record: adminAuthUserItem, file: "routes/admin/auth-user/item/page.tsx" },
  { record: adminAuthUser, file: "routes/admin/auth-user/list/page.tsx" },
  { record: adminAuthUserNew, file: "routes/admin/auth-user/new/page.tsx" },
  { record: adminContentFirst, file: "routes/admin/content/first-kind/route.ts" },
  { record: adminContentItem, file: "routes/admin/content/item/page.tsx" },
  { record: adminContent, file: "routes/admin/content/list/page.tsx" },
  { record: adminContentPreview, file: "routes/admin/content/preview/route.ts" },
  { record: adminContentRevision, file: "routes/admin/content/revision/page.tsx" },
  { record: adminCopy, file: "routes/admin/copy/list/page.tsx" },
  { record: adminCopySticker, file: "routes/admin/copy/sticker/page.tsx" },
  { record: adminDashboard, file: "routes/admin/dashboard/page.tsx" },
  { record: adminEventAfter, file: "routes/admin/event/after/page.tsx" },
  { record: adminEventConsequences, file: "routes/admin/event/consequences/route.ts" },
  { record: adminEventItem, file: "routes/admin/event/item/page.tsx" },
  { record: adminEvent, file: "routes/admin/event/list/page.tsx" },
  { record: adminEventPhotoFile, file: "routes/admin/event/photo-file/route.ts" },
  { record: adminEventReception, file: "routes/admin/event/reception/page.tsx" },
  { record: adminEventRevision, file: "routes/admin/event/revision/page.tsx" },
  { record: adminEventSeries, file: "routes/admin/event/series/page.tsx" },
  { record: adminEventTable, file: "routes/admin/event/table/page.tsx" },
  { record: adminEventTemplate, file: "routes/admin/event/template/page.tsx" },
  { record: adminGameImport, file: "routes/admin/game-import/page.tsx" },
  { record: adminImage, file: "routes/admin/image/page.tsx" },
  { record: adminCannedText, file: "routes/admin/inquiry/canned-text/page.tsx" },
  { record: adminInquiryItem, file: "routes/admin/inquiry/item/page.tsx" },
  { record: adminInquiry, file: "routes/admin/inquiry/list/page.tsx" },
  { record: adminMessageItem, file: "routes/admin/message/item/page.tsx" },
  { record: adminMessage, file: "routes/admin/message/list/page.tsx" },
  { record: adminMoneyEvening, file: "routes/admin/money/evening/page.tsx" },
  { record: adminMoneyExport, file: "routes/admin/money/export/route.ts" },
  { record: adminMoney, file: "routes/admin/money/month/page.tsx" },
  { record: adminPass, file: "routes/admin/money/pass/page.tsx" },
  { record: adminPriceCode, file: "routes/admin/money/price-code/page.tsx" },
  { record: adminMoneyReceiptFile, file: "routes/admin/money/receipt-file/route.ts" },
  { record: adminMoneyReceipt, file: "routes/admin/money/receipt/page.tsx" },
  { record: adminNoShowRule, file: "routes/admin/no-show-rule/page.tsx" },
  { record: adminCallList, file: "routes/admin/reservation/call-list/page.tsx" },
  { record: adminReservationExport, file: "routes/admin/reservation/export/route.ts" },
  { record: adminReservationItem, file: "routes/admin/reservation/item/page.tsx" },
  { record: adminReservation, file: "routes/admin/reservation/list/page.tsx" },
  { record: adminReservationNew, file: "routes/admin/reservation/new/page.tsx" },
  { record: adminRoster, file: "routes/admin/reservation/roster/page.tsx" },
  { record: adminSettings, file: "routes/admin/settings/page.tsx" },
  { record: adminSettingsPreview, file: "routes/admin/settings/preview/route.ts" },
  { record: adminSettingsRevision, file: "routes/admin/settings/revision/page.tsx" },
  { record: adminStaff, file: "routes/admin/staff/page.tsx" },
  { record: adminStatisticsExport, file: "routes/admin/statistics/export/route.ts" },
  { record: adminStatistics, file: "routes/admin/statistics/page.tsx" },
  { record: adminSynonym, file: "routes/admin/synonym/page.tsx" },
  { record: articleItem, file: "routes/article/item/page.tsx" },
  { record: article, file: "routes/article/list/page.tsx" },
  { record: changedEmail, file: "routes/auth/changed-email/page.tsx" },
  { record: login, file: "routes/auth/login/page.tsx" },
  { record: box, file: "routes/board-game/box/route.ts" },
  { record: gameItem, file: "routes/board-game/item/page.tsx" },
  { record: game, file: "routes/board-game/list/page.tsx" },
  { record: calendarFeed, file: "routes/calendar/feed/route.ts" },
  { record: characterItem, file: "routes/character/item/page.tsx" },
  { record: character, file: "routes/character/list/page.tsx" },
  { record: contact, file: "routes/contact/page.tsx" },
  { record: contactSuccess, file: "routes/contact/success/page.tsx" },
  { record: eventItem, file: "routes/event/item/page.tsx" },
  { record: event, file: "routes/event/list/page.tsx" },
  { record: eventTable, file: "routes/event/table/page.tsx" },
  { record: faq, file: "routes/faq/page.tsx" },
  { record: firstVisit, file: "routes/first-visit/page.tsx" },
  { record: galleryFields, file: "routes/gallery/fields/page.tsx" },
  { record: galleryForm, file: "routes/gallery/form/page.tsx" },
  { record: galleryHandle, file: "routes/gallery/handle/route.ts" },
  { record: gallery, file: "routes/gallery/overview/page.tsx" },
  { record: home, file: "routes/home/page.tsx" },
  { record: privacyPolicy, file: "routes/legal/privacy-policy/page.tsx" },
  { record: seller, file: "routes/legal/seller/page.tsx" },
  { record: termOfService, file: "routes/legal/term-of-service/page.tsx" },
  { record: line, file: "routes/line/page.tsx" },
  { record: newsItem, file: "routes/news/item/page.tsx" },
  { record: news, file: "routes/news/list/page.tsx" },
  { record: unsubscribe, file: "routes/newsletter/unsubscribe/page.tsx" },
  { record: notFound, file: "routes/not-found/page.tsx" },
  { record: receptionEvent, file: "routes/reception/desk/page.tsx" },
  { record: receptionLending, file: "routes/reception/lending/page.tsx" },
  { record: reception, file: "routes/reception/list/page.tsx" },
  { record: receptionNameTags, file: "routes/reception/name-tags/page.tsx" },
  { record: receptionTicket, file: "routes/reception/ticket/route.ts" },
  { record: reservationAnswer, file: "routes/reservation/answer/page.tsx" },
  { record: reservationEdit, file: "routes/reservation/edit/page.tsx" },
  { record: friendTicketCalendar, file: "routes/reservation/friend-calendar/route.ts" },
  { record: friendTicket, file: "routes/reservation/friend-ticket/page.tsx" },
  { record: friendSeat, file: "routes/reservation/friend/page.tsx" },
  { record: guestReservationCalendar, file: "routes/reservation/guest-calendar/route.ts" },
  { record: guestFriends, file: "routes/reservation/guest-friends/page.tsx" },
  { record: guestReservation, file: "routes/reservation/guest/page.tsx" },
  { record: reservationNew, file: "routes/reservation/new/page.tsx" },
  { record: reservationSuccess, file: "routes/reservation/success/page.tsx" },
  { record: search, file: "routes/search/page.tsx" },
  { record: setup, file: "routes/setup/page.tsx" },
  { record: staff, file: "routes/staff/page.tsx" },
  { record: userAddressEdit, file: "routes/user/address/edit/page.tsx" },
  { record: userAddress, file: "routes/user/address/list/page.tsx" },
  { record: userAddressNew, file: "routes/user/address/new/page.tsx" },
  { record: userContact, file: "routes/user/contact/page.tsx" },
  { record: userDataExport, file: "routes/user/data/export/route.ts" },
  { record: userData, file: "routes/user/data/page.tsx" },
  { record: userDevice, file: "routes/user/device/page.tsx" },
  { record: userEmail, file: "routes/user/email/page.tsx" },
  { record: userEventPhoto, file: "routes/user/event-photo/page.tsx" },
  { record: userFollow, file: "routes/user/follow/page.tsx" },
  { record: user, file: "routes/user/home/page.tsx" },
  { record: userNotification, file: "routes/user/notification/page.tsx" },
  { record: userPasskey, file: "routes/user/passkey/page.tsx" },
  { record: userPlay, file: "routes/user/play/page.tsx" },
  { record: userProfile, file: "routes/user/profile/page.tsx" },
  { record: userReservationAfter, file: "routes/user/reservation/after/page.tsx" },
  { record: userReservationCalendar, file: "routes/user/reservation/calendar/route.ts" },
  { record: userReservationDetail, file: "routes/user/reservation/detail/page.tsx" },
  { record: userReservationFriends, file: "routes/user/reservation/friends/page.tsx" },
  { record: userReservation, file: "routes/user/reservation/list/page.tsx" },
  { record: userReservationOffer, file: "routes/user/reservation/offer/page.tsx" },
  { record: userReservationReceipt, file: "routes/user/reservation/receipt-file/route.ts" },
  { record: staffInvitation, file: "routes/user/staff-invitation/page.tsx" },
];
