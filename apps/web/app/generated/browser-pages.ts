import type { ListedPage } from "../shell/routing/record.ts";

export const listedPages: ListedPage[] = [
  {
    "id": "about",
    "path": "/about",
    "menu": {
      "footer": [
        "read",
        3
      ]
    },
    "breadcrumbHidden": true,
    "messages": [
      "about",
      "areaMap"
    ]
  },
  {
    "id": "admin-copy-sticker",
    "path": "/admin/copy/sticker",
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
    ]
  },
  {
    "id": "admin-roster",
    "path": "/admin/reservation/roster/:eventId",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "staff"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "adminRoster"
    ]
  },
  {
    "id": "article-item",
    "path": "/article/:slug",
    "background": "white",
    "breadcrumbHidden": true,
    "messages": [
      "article",
      "boardGame",
      "sharing"
    ]
  },
  {
    "id": "article",
    "path": "/article",
    "menu": {
      "header": 4,
      "footer": [
        "read",
        2
      ]
    },
    "messages": [
      "article"
    ]
  },
  {
    "id": "changed-email",
    "path": "/auth/changed-email",
    "layout": "none",
    "noIndex": true,
    "messages": [
      "emailChange"
    ]
  },
  {
    "id": "login",
    "path": "/auth/login",
    "background": "white",
    "auth": {
      "only": "anonymous"
    },
    "breadcrumbHidden": true,
    "messages": [
      "login"
    ]
  },
  {
    "id": "game-item",
    "path": "/game/:slug",
    "breadcrumbHidden": true,
    "messages": [
      "gameShelf",
      "event"
    ]
  },
  {
    "id": "game",
    "path": "/game",
    "menu": {
      "header": 2,
      "footer": [
        "play",
        2
      ]
    },
    "messages": [
      "gameShelf"
    ]
  },
  {
    "id": "character-item",
    "path": "/character/:slug",
    "background": "white",
    "breadcrumbHidden": true,
    "messages": [
      "character",
      "boardGame"
    ]
  },
  {
    "id": "character",
    "path": "/character",
    "menu": {
      "footer": [
        "play",
        4
      ]
    },
    "background": "white",
    "messages": [
      "character"
    ]
  },
  {
    "id": "contact",
    "path": "/contact",
    "menu": {
      "footer": [
        "ask",
        1
      ]
    },
    "messages": [
      "contact",
      "writing"
    ]
  },
  {
    "id": "contact-success",
    "path": "/contact/success",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "contact"
    ]
  },
  {
    "id": "event-item",
    "path": "/event/:slug",
    "breadcrumbHidden": true,
    "messages": [
      "event",
      "areaMap",
      "sharing"
    ]
  },
  {
    "id": "event",
    "path": "/event",
    "menu": {
      "header": 1,
      "footer": [
        "play",
        1
      ]
    },
    "messages": [
      "event"
    ]
  },
  {
    "id": "event-table",
    "path": "/event/:slug/table",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "proposedTable"
    ]
  },
  {
    "id": "faq",
    "path": "/faq",
    "menu": {
      "header": 6,
      "footer": [
        "read",
        4
      ]
    },
    "messages": [
      "faq"
    ]
  },
  {
    "id": "first-visit",
    "path": "/first-visit",
    "menu": {
      "header": 3,
      "footer": [
        "play",
        3
      ]
    },
    "breadcrumbHidden": true,
    "messages": [
      "firstVisit",
      "areaMap"
    ]
  },
  {
    "id": "home",
    "path": "/",
    "breadcrumbHidden": true,
    "messages": [
      "home",
      "news",
      "event",
      "gameShelf"
    ]
  },
  {
    "id": "privacy-policy",
    "path": "/privacy-policy",
    "menu": {
      "footer": [
        "ask",
        3
      ]
    },
    "background": "white",
    "messages": [
      "legal"
    ]
  },
  {
    "id": "seller",
    "path": "/seller",
    "menu": {
      "footer": [
        "ask",
        5
      ]
    },
    "background": "white",
    "messages": [
      "seller"
    ]
  },
  {
    "id": "term-of-service",
    "path": "/term-of-service",
    "menu": {
      "footer": [
        "ask",
        4
      ]
    },
    "background": "white",
    "messages": [
      "legal"
    ]
  },
  {
    "id": "line",
    "path": "/line",
    "menu": {
      "footer": [
        "ask",
        2
      ]
    },
    "messages": [
      "line"
    ]
  },
  {
    "id": "news-item",
    "path": "/news/:slug",
    "background": "white",
    "messages": [
      "news",
      "sharing"
    ]
  },
  {
    "id": "news",
    "path": "/news",
    "menu": {
      "header": 5,
      "footer": [
        "read",
        1
      ]
    },
    "messages": [
      "news"
    ]
  },
  {
    "id": "unsubscribe",
    "path": "/newsletter/unsubscribe",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "newsletter"
    ]
  },
  {
    "id": "reception-event",
    "path": "/reception/:eventId",
    "title": "reception",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "user"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "reception-lending",
    "path": "/reception/:eventId/lending",
    "title": "lending",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "user"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "reception",
      "lending"
    ]
  },
  {
    "id": "reception",
    "path": "/reception",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "user"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "reception-name-tags",
    "path": "/reception/:eventId/name-tags",
    "layout": "none",
    "background": "white",
    "auth": {
      "only": "user"
    },
    "noIndex": true,
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "reservation-answer",
    "path": "/reservation/answer",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "reminder"
    ]
  },
  {
    "id": "reservation-edit",
    "path": "/event/:slug/reservation/:id/edit",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "reserving",
      "event",
      "account",
      "price",
      "validations"
    ]
  },
  {
    "id": "friend-ticket",
    "path": "/reservation/friend/ticket",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "friendSeat",
      "price",
      "ticket"
    ]
  },
  {
    "id": "friend-seat",
    "path": "/reservation/friend",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "friendSeat",
      "price"
    ]
  },
  {
    "id": "guest-friends",
    "path": "/reservation/guest/friends",
    "title": "partyPlaces",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "friendSeat",
      "price",
      "sharing"
    ]
  },
  {
    "id": "guest-reservation",
    "path": "/reservation/guest",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "guestReservation",
      "price",
      "ticket"
    ]
  },
  {
    "id": "reservation-new",
    "path": "/event/:slug/reservation/new",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "reserving",
      "event",
      "account",
      "price",
      "validations",
      "noShow"
    ]
  },
  {
    "id": "reservation-success",
    "path": "/event/:slug/reservation/:id/success",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "reserving",
      "ticket"
    ]
  },
  {
    "id": "search",
    "path": "/search",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "search",
      "event"
    ]
  },
  {
    "id": "setup",
    "path": "/setup",
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "setup"
    ]
  },
  {
    "id": "staff",
    "path": "/staff",
    "menu": {
      "footer": [
        "play",
        5
      ]
    },
    "messages": [
      "staff"
    ]
  },
  {
    "id": "user-address-edit",
    "path": "/user/address/:id/edit",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "address",
      "validations",
      "writing"
    ]
  },
  {
    "id": "user-address",
    "path": "/user/address",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "address"
    ]
  },
  {
    "id": "user-address-new",
    "path": "/user/address/new",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "address",
      "validations",
      "writing"
    ]
  },
  {
    "id": "user-contact",
    "path": "/user/contact",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "accountContact",
      "contact",
      "validations",
      "writing"
    ]
  },
  {
    "id": "user-data",
    "path": "/user/data",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "accountData"
    ]
  },
  {
    "id": "user-device",
    "path": "/user/device",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "devices"
    ]
  },
  {
    "id": "user-email",
    "path": "/user/email",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "emailChange"
    ]
  },
  {
    "id": "user-event-photo",
    "path": "/user/event-photo/:slug",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "eventPhoto"
    ]
  },
  {
    "id": "user-follow",
    "path": "/user/follow/:kind/:slug",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "notification"
    ]
  },
  {
    "id": "user",
    "path": "/user",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "accountReservation",
      "notification",
      "pass",
      "ticket",
      "validations"
    ]
  },
  {
    "id": "user-notification",
    "path": "/user/notification",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "notification"
    ]
  },
  {
    "id": "user-passkey",
    "path": "/user/passkey",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "passkey"
    ]
  },
  {
    "id": "user-play",
    "path": "/user/play",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "afterGame"
    ]
  },
  {
    "id": "user-profile",
    "path": "/user/profile",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "profile",
      "validations",
      "writing"
    ]
  },
  {
    "id": "user-reservation-after",
    "path": "/user/reservation/:id/after",
    "title": "afterGame",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "afterGame",
      "eventPhoto"
    ]
  },
  {
    "id": "user-reservation-detail",
    "path": "/user/reservation/:id/detail",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "accountReservation",
      "noShow",
      "price",
      "ticket"
    ]
  },
  {
    "id": "user-reservation-friends",
    "path": "/user/reservation/:id/friends",
    "title": "partyPlaces",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "friendSeat",
      "price",
      "sharing"
    ]
  },
  {
    "id": "user-reservation",
    "path": "/user/reservation",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "accountReservation",
      "noShow",
      "pass",
      "proposedTable"
    ]
  },
  {
    "id": "user-reservation-offer",
    "path": "/user/reservation/:id/offer",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "offer"
    ]
  },
  {
    "id": "staff-invitation",
    "path": "/user/staff-invitation",
    "auth": {
      "only": "user"
    },
    "breadcrumbHidden": true,
    "noIndex": true,
    "messages": [
      "account",
      "staffInvitation",
      "staffRole"
    ]
  }
];
