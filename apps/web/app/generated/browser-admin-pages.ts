import type { ListedPage } from "../shell/routing/record.ts";

export const listedPages: ListedPage[] = [
  {
    "id": "admin-audit",
    "path": "/admin/audit",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminAudit"
    ],
    "section": "audit"
  },
  {
    "id": "admin-auth-user-item",
    "path": "/admin/auth-user/:userId",
    "title": "adminUser",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminUser",
      "adminReservation",
      "adminNoShow",
      "adminPass",
      "account"
    ],
    "section": "users"
  },
  {
    "id": "admin-auth-user",
    "path": "/admin/auth-user",
    "title": "adminUser",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminUser",
      "staffRole"
    ],
    "section": "users"
  },
  {
    "id": "admin-auth-user-new",
    "path": "/admin/auth-user/new",
    "title": "adminUserNew",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminUser",
      "account"
    ],
    "section": "users"
  },
  {
    "id": "admin-content-item",
    "path": "/admin/content/:kind/:itemId",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor",
      "adminImage"
    ],
    "section": "content"
  },
  {
    "id": "admin-content",
    "path": "/admin/content/:kind",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor"
    ],
    "section": "content"
  },
  {
    "id": "admin-content-revision",
    "path": "/admin/content/:kind/:itemId/revision",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor"
    ],
    "section": "content"
  },
  {
    "id": "admin-copy",
    "path": "/admin/copy",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminCopy"
    ],
    "section": "boxes"
  },
  {
    "id": "admin-dashboard",
    "path": "/admin",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminDashboard"
    ],
    "section": "dashboard"
  },
  {
    "id": "admin-event-after",
    "path": "/admin/event/:eventId/after",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "eventPhoto"
    ],
    "section": "events"
  },
  {
    "id": "admin-event-item",
    "path": "/admin/event/:eventId",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminEvent",
      "adminEventTemplate",
      "contentEditor",
      "adminImage"
    ],
    "section": "events"
  },
  {
    "id": "admin-event",
    "path": "/admin/event",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminEvent",
      "contentEditor"
    ],
    "section": "events"
  },
  {
    "id": "admin-event-reception",
    "path": "/admin/event/:eventId/reception",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "reception"
    ],
    "section": "events"
  },
  {
    "id": "admin-event-revision",
    "path": "/admin/event/:eventId/revision",
    "title": "adminContentRevision",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor"
    ],
    "section": "events"
  },
  {
    "id": "admin-event-series",
    "path": "/admin/event/:eventId/series",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminEvent"
    ],
    "section": "events"
  },
  {
    "id": "admin-event-table",
    "path": "/admin/event/:eventId/table",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminProposedTable",
      "proposedTable"
    ],
    "section": "events"
  },
  {
    "id": "admin-event-template",
    "path": "/admin/event/template",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminEventTemplate",
      "adminEvent"
    ],
    "section": "events"
  },
  {
    "id": "admin-game-import",
    "path": "/admin/game-import",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminGameImport",
      "adminContent"
    ],
    "section": "content"
  },
  {
    "id": "admin-image",
    "path": "/admin/image",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminImage"
    ],
    "section": "images"
  },
  {
    "id": "admin-canned-text",
    "path": "/admin/canned-text",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminInquiry"
    ],
    "section": "inquiries"
  },
  {
    "id": "admin-inquiry-item",
    "path": "/admin/inquiry/:inquiryId",
    "title": "adminInquiry",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminInquiry",
      "contact"
    ],
    "section": "inquiries"
  },
  {
    "id": "admin-inquiry",
    "path": "/admin/inquiry",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminInquiry",
      "contact"
    ],
    "section": "inquiries"
  },
  {
    "id": "admin-message-item",
    "path": "/admin/message/:messageId",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminMessage",
      "adminReservation"
    ],
    "section": "messages"
  },
  {
    "id": "admin-message",
    "path": "/admin/message",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminMessage"
    ],
    "section": "messages"
  },
  {
    "id": "admin-money-evening",
    "path": "/admin/money/:eventId",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations"
    ],
    "section": "money"
  },
  {
    "id": "admin-money",
    "path": "/admin/money",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations"
    ],
    "section": "money"
  },
  {
    "id": "admin-pass",
    "path": "/admin/pass",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations",
      "adminPass"
    ],
    "section": "money"
  },
  {
    "id": "admin-price-code",
    "path": "/admin/price-code",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations",
      "adminPriceCode"
    ],
    "section": "money"
  },
  {
    "id": "admin-money-receipt",
    "path": "/admin/money/receipt/:reservationId",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations"
    ],
    "section": "money"
  },
  {
    "id": "admin-no-show-rule",
    "path": "/admin/no-show-rule",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminNoShow",
      "noShow",
      "adminUser",
      "account",
      "validations"
    ],
    "section": "users"
  },
  {
    "id": "admin-call-list",
    "path": "/admin/call-list",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminCallList",
      "adminReservation"
    ],
    "section": "reservations"
  },
  {
    "id": "admin-reservation-item",
    "path": "/admin/reservation/:reservationId",
    "title": "adminReservation",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminReservation",
      "account",
      "price"
    ],
    "section": "reservations"
  },
  {
    "id": "admin-reservation",
    "path": "/admin/reservation",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminReservation",
      "account"
    ],
    "section": "reservations"
  },
  {
    "id": "admin-reservation-new",
    "path": "/admin/reservation/new",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminReservation",
      "account",
      "price"
    ],
    "section": "reservations"
  },
  {
    "id": "admin-settings",
    "path": "/admin/settings",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminSettings",
      "adminImage",
      "account"
    ],
    "section": "settings"
  },
  {
    "id": "admin-settings-revision",
    "path": "/admin/settings/revision",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminSettings",
      "adminContent",
      "contentEditor"
    ],
    "section": "settings"
  },
  {
    "id": "admin-staff",
    "path": "/admin/staff",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "admin"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminStaff",
      "staffRole",
      "account"
    ],
    "section": "staff"
  },
  {
    "id": "admin-statistics",
    "path": "/admin/statistics",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminStatistics"
    ],
    "section": "statistics"
  },
  {
    "id": "admin-synonym",
    "path": "/admin/synonym",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminSynonym",
      "adminContent"
    ],
    "section": "content"
  }
];
