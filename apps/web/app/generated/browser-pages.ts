import type { ListedPage } from "../shell/routing/record.ts";

export const listedPages: ListedPage[] = [
  {
    "id": "about",
    "path": "/about",
    "messages": [
      "about",
      "areaMap"
    ],
    "menu": {
      "footer": [
        "read",
        3
      ]
    }
  },
  {
    "id": "article-item",
    "path": "/article/:slug",
    "messages": [
      "article",
      "boardGame",
      "sharing"
    ]
  },
  {
    "id": "article",
    "path": "/article",
    "messages": [
      "article"
    ],
    "menu": {
      "header": 4,
      "footer": [
        "read",
        2
      ]
    }
  },
  {
    "id": "changed-email",
    "path": "/auth/changed-email",
    "messages": [
      "emailChange"
    ]
  },
  {
    "id": "login",
    "path": "/auth/login",
    "messages": [
      "login"
    ]
  },
  {
    "id": "game-item",
    "path": "/game/:slug",
    "messages": [
      "gameShelf",
      "event"
    ]
  },
  {
    "id": "game",
    "path": "/game",
    "messages": [
      "gameShelf"
    ],
    "menu": {
      "header": 2,
      "footer": [
        "play",
        2
      ]
    }
  },
  {
    "id": "character-item",
    "path": "/character/:slug",
    "messages": [
      "character",
      "boardGame"
    ]
  },
  {
    "id": "character",
    "path": "/character",
    "messages": [
      "character"
    ],
    "menu": {
      "footer": [
        "play",
        4
      ]
    }
  },
  {
    "id": "contact",
    "path": "/contact",
    "messages": [
      "contact",
      "writing"
    ],
    "menu": {
      "footer": [
        "ask",
        1
      ]
    }
  },
  {
    "id": "contact-success",
    "path": "/contact/success",
    "messages": [
      "contact"
    ]
  },
  {
    "id": "event-item",
    "path": "/event/:slug",
    "messages": [
      "event",
      "areaMap",
      "sharing"
    ]
  },
  {
    "id": "event",
    "path": "/event",
    "messages": [
      "event"
    ],
    "menu": {
      "header": 1,
      "footer": [
        "play",
        1
      ]
    }
  },
  {
    "id": "event-table",
    "path": "/event/:slug/table",
    "messages": [
      "proposedTable"
    ]
  },
  {
    "id": "faq",
    "path": "/faq",
    "messages": [
      "faq"
    ],
    "menu": {
      "header": 6,
      "footer": [
        "read",
        4
      ]
    }
  },
  {
    "id": "first-visit",
    "path": "/first-visit",
    "messages": [
      "firstVisit",
      "areaMap"
    ],
    "menu": {
      "header": 3,
      "footer": [
        "play",
        3
      ]
    }
  },
  {
    "id": "home",
    "path": "/",
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
    "messages": [
      "legal"
    ],
    "menu": {
      "footer": [
        "ask",
        3
      ]
    }
  },
  {
    "id": "seller",
    "path": "/seller",
    "messages": [
      "seller"
    ],
    "menu": {
      "footer": [
        "ask",
        5
      ]
    }
  },
  {
    "id": "term-of-service",
    "path": "/term-of-service",
    "messages": [
      "legal"
    ],
    "menu": {
      "footer": [
        "ask",
        4
      ]
    }
  },
  {
    "id": "line",
    "path": "/line",
    "messages": [
      "line"
    ],
    "menu": {
      "footer": [
        "ask",
        2
      ]
    }
  },
  {
    "id": "news-item",
    "path": "/news/:slug",
    "messages": [
      "news",
      "sharing"
    ]
  },
  {
    "id": "news",
    "path": "/news",
    "messages": [
      "news"
    ],
    "menu": {
      "header": 5,
      "footer": [
        "read",
        1
      ]
    }
  },
  {
    "id": "unsubscribe",
    "path": "/newsletter/unsubscribe",
    "messages": [
      "newsletter"
    ]
  },
  {
    "id": "reception-event",
    "path": "/reception/:eventId",
    "title": "reception",
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
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "reception-name-tags",
    "path": "/reception/:eventId/name-tags",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "reservation-answer",
    "path": "/reservation/answer",
    "messages": [
      "reminder"
    ]
  },
  {
    "id": "reservation-edit",
    "path": "/event/:slug/reservation/:id/edit",
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
    "messages": [
      "friendSeat",
      "price",
      "ticket"
    ]
  },
  {
    "id": "friend-seat",
    "path": "/reservation/friend",
    "messages": [
      "friendSeat",
      "price"
    ]
  },
  {
    "id": "guest-friends",
    "path": "/reservation/guest/friends",
    "title": "partyPlaces",
    "messages": [
      "friendSeat",
      "price",
      "sharing"
    ]
  },
  {
    "id": "guest-reservation",
    "path": "/reservation/guest",
    "messages": [
      "guestReservation",
      "price",
      "ticket"
    ]
  },
  {
    "id": "reservation-new",
    "path": "/event/:slug/reservation/new",
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
    "messages": [
      "reserving",
      "ticket"
    ]
  },
  {
    "id": "search",
    "path": "/search",
    "messages": [
      "search",
      "event"
    ]
  },
  {
    "id": "setup",
    "path": "/setup",
    "messages": [
      "setup"
    ]
  },
  {
    "id": "staff",
    "path": "/staff",
    "messages": [
      "staff"
    ],
    "menu": {
      "footer": [
        "play",
        5
      ]
    }
  },
  {
    "id": "user-address-edit",
    "path": "/user/address/:id/edit",
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
    "messages": [
      "account",
      "address"
    ]
  },
  {
    "id": "user-address-new",
    "path": "/user/address/new",
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
    "messages": [
      "account",
      "accountData"
    ]
  },
  {
    "id": "user-device",
    "path": "/user/device",
    "messages": [
      "account",
      "devices"
    ]
  },
  {
    "id": "user-email",
    "path": "/user/email",
    "messages": [
      "account",
      "emailChange"
    ]
  },
  {
    "id": "user-event-photo",
    "path": "/user/event-photo/:slug",
    "messages": [
      "account",
      "eventPhoto"
    ]
  },
  {
    "id": "user-follow",
    "path": "/user/follow/:kind/:slug",
    "messages": [
      "account",
      "notification"
    ]
  },
  {
    "id": "user",
    "path": "/user",
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
    "messages": [
      "account",
      "notification"
    ]
  },
  {
    "id": "user-passkey",
    "path": "/user/passkey",
    "messages": [
      "account",
      "passkey"
    ]
  },
  {
    "id": "user-play",
    "path": "/user/play",
    "messages": [
      "account",
      "afterGame"
    ]
  },
  {
    "id": "user-profile",
    "path": "/user/profile",
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
    "messages": [
      "account",
      "afterGame",
      "eventPhoto"
    ]
  },
  {
    "id": "user-reservation-detail",
    "path": "/user/reservation/:id/detail",
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
    "messages": [
      "account",
      "offer"
    ]
  },
  {
    "id": "staff-invitation",
    "path": "/user/staff-invitation",
    "messages": [
      "account",
      "staffInvitation",
      "staffRole"
    ]
  }
];
