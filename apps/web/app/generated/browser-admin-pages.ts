import type { ListedPage } from "../shell/routing/record.ts";

export const listedPages: ListedPage[] = [
  {
    "id": "admin-audit",
    "path": "/admin/audit",
    "messages": [
      "admin",
      "writing",
      "adminAudit"
    ]
  },
  {
    "id": "admin-auth-user-item",
    "path": "/admin/auth-user/:userId",
    "title": "adminUser",
    "messages": [
      "admin",
      "writing",
      "adminUser",
      "adminReservation",
      "adminNoShow",
      "adminPass",
      "account"
    ]
  },
  {
    "id": "admin-auth-user",
    "path": "/admin/auth-user",
    "title": "adminUser",
    "messages": [
      "admin",
      "writing",
      "adminUser",
      "staffRole"
    ]
  },
  {
    "id": "admin-auth-user-new",
    "path": "/admin/auth-user/new",
    "title": "adminUserNew",
    "messages": [
      "admin",
      "writing",
      "adminUser",
      "account"
    ]
  },
  {
    "id": "admin-content-item",
    "path": "/admin/content/:kind/:itemId",
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor",
      "adminImage"
    ]
  },
  {
    "id": "admin-content",
    "path": "/admin/content/:kind",
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor"
    ]
  },
  {
    "id": "admin-content-preview",
    "path": "/admin/content/:kind/:itemId/preview",
    "messages": [
      "admin",
      "writing"
    ]
  },
  {
    "id": "admin-content-revision",
    "path": "/admin/content/:kind/:itemId/revision",
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor"
    ]
  },
  {
    "id": "admin-copy",
    "path": "/admin/copy",
    "messages": [
      "admin",
      "writing",
      "adminCopy"
    ]
  },
  {
    "id": "admin-copy-sticker",
    "path": "/admin/copy/sticker",
    "messages": [
      "admin",
      "writing",
      "adminCopy"
    ]
  },
  {
    "id": "admin-dashboard",
    "path": "/admin",
    "messages": [
      "admin",
      "writing",
      "adminDashboard"
    ]
  },
  {
    "id": "admin-event-after",
    "path": "/admin/event/:eventId/after",
    "messages": [
      "admin",
      "writing",
      "eventPhoto"
    ]
  },
  {
    "id": "admin-event-item",
    "path": "/admin/event/:eventId",
    "messages": [
      "admin",
      "writing",
      "adminEvent",
      "adminEventTemplate",
      "contentEditor",
      "adminImage"
    ]
  },
  {
    "id": "admin-event",
    "path": "/admin/event",
    "messages": [
      "admin",
      "writing",
      "adminEvent",
      "contentEditor"
    ]
  },
  {
    "id": "admin-event-reception",
    "path": "/admin/event/:eventId/reception",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "admin-event-revision",
    "path": "/admin/event/:eventId/revision",
    "title": "adminContentRevision",
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor"
    ]
  },
  {
    "id": "admin-event-series",
    "path": "/admin/event/:eventId/series",
    "messages": [
      "admin",
      "writing",
      "adminEvent"
    ]
  },
  {
    "id": "admin-event-table",
    "path": "/admin/event/:eventId/table",
    "messages": [
      "admin",
      "writing",
      "adminProposedTable",
      "proposedTable"
    ]
  },
  {
    "id": "admin-event-template",
    "path": "/admin/event/template",
    "messages": [
      "admin",
      "writing",
      "adminEventTemplate",
      "adminEvent"
    ]
  },
  {
    "id": "admin-game-import",
    "path": "/admin/game-import",
    "messages": [
      "admin",
      "writing",
      "adminGameImport",
      "adminContent"
    ]
  },
  {
    "id": "admin-image",
    "path": "/admin/image",
    "messages": [
      "admin",
      "writing",
      "adminImage"
    ]
  },
  {
    "id": "admin-canned-text",
    "path": "/admin/canned-text",
    "messages": [
      "admin",
      "writing",
      "adminInquiry"
    ]
  },
  {
    "id": "admin-inquiry-item",
    "path": "/admin/inquiry/:inquiryId",
    "title": "adminInquiry",
    "messages": [
      "admin",
      "writing",
      "adminInquiry",
      "contact"
    ]
  },
  {
    "id": "admin-inquiry",
    "path": "/admin/inquiry",
    "messages": [
      "admin",
      "writing",
      "adminInquiry",
      "contact"
    ]
  },
  {
    "id": "admin-message-item",
    "path": "/admin/message/:messageId",
    "messages": [
      "admin",
      "writing",
      "adminMessage",
      "adminReservation"
    ]
  },
  {
    "id": "admin-message",
    "path": "/admin/message",
    "messages": [
      "admin",
      "writing",
      "adminMessage"
    ]
  },
  {
    "id": "admin-money-evening",
    "path": "/admin/money/:eventId",
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations"
    ]
  },
  {
    "id": "admin-money",
    "path": "/admin/money",
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations"
    ]
  },
  {
    "id": "admin-pass",
    "path": "/admin/pass",
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations",
      "adminPass"
    ]
  },
  {
    "id": "admin-price-code",
    "path": "/admin/price-code",
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations",
      "adminPriceCode"
    ]
  },
  {
    "id": "admin-money-receipt",
    "path": "/admin/money/receipt/:reservationId",
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations"
    ]
  },
  {
    "id": "admin-no-show-rule",
    "path": "/admin/no-show-rule",
    "messages": [
      "admin",
      "writing",
      "adminNoShow",
      "noShow",
      "adminUser",
      "account",
      "validations"
    ]
  },
  {
    "id": "admin-call-list",
    "path": "/admin/call-list",
    "messages": [
      "admin",
      "writing",
      "adminCallList",
      "adminReservation"
    ]
  },
  {
    "id": "admin-reservation-item",
    "path": "/admin/reservation/:reservationId",
    "title": "adminReservation",
    "messages": [
      "admin",
      "writing",
      "adminReservation",
      "account",
      "price"
    ]
  },
  {
    "id": "admin-reservation",
    "path": "/admin/reservation",
    "messages": [
      "admin",
      "writing",
      "adminReservation",
      "account"
    ]
  },
  {
    "id": "admin-reservation-new",
    "path": "/admin/reservation/new",
    "messages": [
      "admin",
      "writing",
      "adminReservation",
      "account",
      "price"
    ]
  },
  {
    "id": "admin-roster",
    "path": "/admin/reservation/roster/:eventId",
    "messages": [
      "admin",
      "writing",
      "adminRoster"
    ]
  },
  {
    "id": "admin-settings",
    "path": "/admin/settings",
    "messages": [
      "admin",
      "writing",
      "adminSettings",
      "adminImage",
      "account"
    ]
  },
  {
    "id": "admin-settings-revision",
    "path": "/admin/settings/revision",
    "messages": [
      "admin",
      "writing",
      "adminSettings",
      "adminContent",
      "contentEditor"
    ]
  },
  {
    "id": "admin-staff",
    "path": "/admin/staff",
    "messages": [
      "admin",
      "writing",
      "adminStaff",
      "staffRole",
      "account"
    ]
  },
  {
    "id": "admin-statistics",
    "path": "/admin/statistics",
    "messages": [
      "admin",
      "writing",
      "adminStatistics"
    ]
  },
  {
    "id": "admin-synonym",
    "path": "/admin/synonym",
    "messages": [
      "admin",
      "writing",
      "adminSynonym",
      "adminContent"
    ]
  },
  {
    "id": "reception-ticket",
    "path": "/admin/check-in",
    "title": "reception",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  }
];
