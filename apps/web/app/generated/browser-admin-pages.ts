import type { BrowserPage } from "../shell/routing/record.ts";

export const browserPages: BrowserPage[] = [
  {
    "id": "admin-audit",
    "path": "/admin/audit",
    "title": "adminAudit",
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
      "adminUser"
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
    "title": "adminContentItem",
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
    "title": "adminContent",
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
    "title": "adminContentPreview",
    "messages": [
      "admin",
      "writing"
    ]
  },
  {
    "id": "admin-content-revision",
    "path": "/admin/content/:kind/:itemId/revision",
    "title": "adminContentRevision",
    "messages": [
      "admin",
      "writing",
      "adminContent",
      "contentEditor"
    ]
  },
  {
    "id": "admin-dashboard",
    "path": "/admin",
    "title": "adminDashboard",
    "messages": [
      "admin",
      "writing",
      "adminDashboard"
    ]
  },
  {
    "id": "admin-event-item",
    "path": "/admin/event/:eventId",
    "title": "adminEventItem",
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
    "title": "adminEvent",
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
    "title": "adminEventReception",
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
    "title": "adminEventSeries",
    "messages": [
      "admin",
      "writing",
      "adminEvent"
    ]
  },
  {
    "id": "admin-event-template",
    "path": "/admin/event/template",
    "title": "adminEventTemplate",
    "messages": [
      "admin",
      "writing",
      "adminEventTemplate",
      "adminEvent"
    ]
  },
  {
    "id": "admin-image",
    "path": "/admin/image",
    "title": "adminImage",
    "messages": [
      "admin",
      "writing",
      "adminImage"
    ]
  },
  {
    "id": "admin-canned-text",
    "path": "/admin/canned-text",
    "title": "adminCannedText",
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
    "title": "adminInquiry",
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
    "title": "adminMessageItem",
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
    "title": "adminMessage",
    "messages": [
      "admin",
      "writing",
      "adminMessage"
    ]
  },
  {
    "id": "admin-money-evening",
    "path": "/admin/money/:eventId",
    "title": "adminMoneyEvening",
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
    "title": "adminMoney",
    "messages": [
      "admin",
      "writing",
      "adminMoney",
      "account",
      "validations"
    ]
  },
  {
    "id": "admin-money-receipt",
    "path": "/admin/money/receipt/:reservationId",
    "title": "adminMoneyReceipt",
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
    "title": "adminNoShowRule",
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
    "title": "adminCallList",
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
      "account"
    ]
  },
  {
    "id": "admin-reservation",
    "path": "/admin/reservation",
    "title": "adminReservation",
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
    "title": "adminReservationNew",
    "messages": [
      "admin",
      "writing",
      "adminReservation",
      "account"
    ]
  },
  {
    "id": "admin-roster",
    "path": "/admin/reservation/roster/:eventId",
    "title": "adminRoster",
    "messages": [
      "admin",
      "writing",
      "adminRoster"
    ]
  },
  {
    "id": "admin-settings",
    "path": "/admin/settings",
    "title": "adminSettings",
    "messages": [
      "admin",
      "writing",
      "adminSettings",
      "account"
    ]
  },
  {
    "id": "admin-settings-revision",
    "path": "/admin/settings/revision",
    "title": "adminSettingsRevision",
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
    "title": "adminStaff",
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
    "title": "adminStatistics",
    "messages": [
      "admin",
      "writing",
      "adminStatistics"
    ]
  },
  {
    "id": "admin-synonym",
    "path": "/admin/synonym",
    "title": "adminSynonym",
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
