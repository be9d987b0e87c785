import type { BrowserPage } from "../shell/routing/record.ts";

export const browserPages: BrowserPage[] = [
  {
    "path": "/admin/audit",
    "title": "adminAudit",
    "messages": [
      "admin",
      "writing",
      "adminAudit"
    ]
  },
  {
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
    "path": "/admin/auth-user",
    "title": "adminUser",
    "messages": [
      "admin",
      "writing",
      "adminUser"
    ]
  },
  {
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
    "path": "/admin/content/:kind/:itemId/preview",
    "title": "adminContentPreview",
    "messages": [
      "admin",
      "writing"
    ]
  },
  {
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
    "path": "/admin",
    "title": "adminDashboard",
    "messages": [
      "admin",
      "writing",
      "adminDashboard"
    ]
  },
  {
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
    "path": "/admin/event/:eventId/reception",
    "title": "adminEventReception",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
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
    "path": "/admin/event/:eventId/series",
    "title": "adminEventSeries",
    "messages": [
      "admin",
      "writing",
      "adminEvent"
    ]
  },
  {
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
    "path": "/admin/image",
    "title": "adminImage",
    "messages": [
      "admin",
      "writing",
      "adminImage"
    ]
  },
  {
    "path": "/admin/canned-text",
    "title": "adminCannedText",
    "messages": [
      "admin",
      "writing",
      "adminInquiry"
    ]
  },
  {
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
    "path": "/admin/message",
    "title": "adminMessage",
    "messages": [
      "admin",
      "writing",
      "adminMessage"
    ]
  },
  {
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
    "path": "/admin/reservation/roster/:eventId",
    "title": "adminRoster",
    "messages": [
      "admin",
      "writing",
      "adminRoster"
    ]
  },
  {
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
    "path": "/admin/statistics",
    "title": "adminStatistics",
    "messages": [
      "admin",
      "writing",
      "adminStatistics"
    ]
  },
  {
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
    "path": "/admin/check-in",
    "title": "reception",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  }
];
