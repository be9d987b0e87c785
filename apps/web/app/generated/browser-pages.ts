import type { BrowserPage } from "../shell/routing/record.ts";

export const browserPages: BrowserPage[] = [
  {
    "id": "about",
    "path": "/about",
    "title": "about",
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
    "title": "articleItem",
    "messages": [
      "article",
      "boardGame",
      "sharing"
    ]
  },
  {
    "id": "article",
    "path": "/article",
    "title": "article",
    "messages": [
      "article"
    ],
    "menu": {
      "header": 3,
      "footer": [
        "read",
        2
      ]
    }
  },
  {
    "id": "changed-email",
    "path": "/auth/changed-email",
    "title": "changedEmail",
    "messages": [
      "emailChange"
    ]
  },
  {
    "id": "login",
    "path": "/auth/login",
    "title": "login",
    "messages": [
      "login"
    ]
  },
  {
    "id": "character-item",
    "path": "/character/:slug",
    "title": "characterItem",
    "messages": [
      "character",
      "boardGame"
    ]
  },
  {
    "id": "character",
    "path": "/character",
    "title": "character",
    "messages": [
      "character"
    ],
    "menu": {
      "footer": [
        "play",
        3
      ]
    }
  },
  {
    "id": "contact",
    "path": "/contact",
    "title": "contact",
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
    "title": "contactSuccess",
    "messages": [
      "contact"
    ]
  },
  {
    "id": "event-item",
    "path": "/event/:slug",
    "title": "eventItem",
    "messages": [
      "event",
      "areaMap",
      "sharing"
    ]
  },
  {
    "id": "event",
    "path": "/event",
    "title": "event",
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
    "id": "faq",
    "path": "/faq",
    "title": "faq",
    "messages": [
      "faq"
    ],
    "menu": {
      "header": 5,
      "footer": [
        "read",
        4
      ]
    }
  },
  {
    "id": "first-visit",
    "path": "/first-visit",
    "title": "firstVisit",
    "messages": [
      "firstVisit",
      "areaMap"
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
    "id": "home",
    "path": "/",
    "title": "home",
    "messages": [
      "home",
      "news",
      "event"
    ]
  },
  {
    "id": "privacy-policy",
    "path": "/privacy-policy",
    "title": "privacyPolicy",
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
    "title": "seller",
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
    "title": "termOfService",
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
    "title": "line",
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
    "title": "newsItem",
    "messages": [
      "news",
      "sharing"
    ]
  },
  {
    "id": "news",
    "path": "/news",
    "title": "news",
    "messages": [
      "news"
    ],
    "menu": {
      "header": 4,
      "footer": [
        "read",
        1
      ]
    }
  },
  {
    "id": "unsubscribe",
    "path": "/newsletter/unsubscribe",
    "title": "unsubscribe",
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
    "id": "reception",
    "path": "/reception",
    "title": "reception",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "reception-name-tags",
    "path": "/reception/:eventId/name-tags",
    "title": "receptionNameTags",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "id": "reservation-answer",
    "path": "/reservation/answer",
    "title": "reservationAnswer",
    "messages": [
      "reminder"
    ]
  },
  {
    "id": "reservation-edit",
    "path": "/event/:slug/reservation/:id/edit",
    "title": "reservationEdit",
    "messages": [
      "reserving",
      "event",
      "account",
      "validations"
    ]
  },
  {
    "id": "reservation-new",
    "path": "/event/:slug/reservation/new",
    "title": "reservationNew",
    "messages": [
      "reserving",
      "event",
      "account",
      "validations",
      "noShow"
    ]
  },
  {
    "id": "reservation-success",
    "path": "/event/:slug/reservation/:id/success",
    "title": "reservationSuccess",
    "messages": [
      "reserving",
      "ticket"
    ]
  },
  {
    "id": "search",
    "path": "/search",
    "title": "search",
    "messages": [
      "search",
      "event"
    ]
  },
  {
    "id": "setup",
    "path": "/setup",
    "title": "setup",
    "messages": [
      "setup"
    ]
  },
  {
    "id": "staff",
    "path": "/staff",
    "title": "staff",
    "messages": [
      "staff"
    ],
    "menu": {
      "footer": [
        "play",
        4
      ]
    }
  },
  {
    "id": "user-address-edit",
    "path": "/user/address/:id/edit",
    "title": "userAddressEdit",
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
    "title": "userAddress",
    "messages": [
      "account",
      "address"
    ]
  },
  {
    "id": "user-address-new",
    "path": "/user/address/new",
    "title": "userAddressNew",
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
    "title": "userContact",
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
    "title": "userData",
    "messages": [
      "account",
      "accountData"
    ]
  },
  {
    "id": "user-device",
    "path": "/user/device",
    "title": "userDevice",
    "messages": [
      "account",
      "devices"
    ]
  },
  {
    "id": "user-email",
    "path": "/user/email",
    "title": "userEmail",
    "messages": [
      "account",
      "emailChange"
    ]
  },
  {
    "id": "user",
    "path": "/user",
    "title": "user",
    "messages": [
      "account",
      "accountReservation",
      "ticket",
      "validations"
    ]
  },
  {
    "id": "user-passkey",
    "path": "/user/passkey",
    "title": "userPasskey",
    "messages": [
      "account",
      "passkey"
    ]
  },
  {
    "id": "user-profile",
    "path": "/user/profile",
    "title": "userProfile",
    "messages": [
      "account",
      "profile",
      "validations",
      "writing"
    ]
  },
  {
    "id": "user-reservation-detail",
    "path": "/user/reservation/:id/detail",
    "title": "userReservationDetail",
    "messages": [
      "account",
      "accountReservation",
      "ticket"
    ]
  },
  {
    "id": "user-reservation",
    "path": "/user/reservation",
    "title": "userReservation",
    "messages": [
      "account",
      "accountReservation",
      "noShow"
    ]
  },
  {
    "id": "user-reservation-offer",
    "path": "/user/reservation/:id/offer",
    "title": "userReservationOffer",
    "messages": [
      "account",
      "offer"
    ]
  },
  {
    "id": "staff-invitation",
    "path": "/user/staff-invitation",
    "title": "staffInvitation",
    "messages": [
      "account",
      "staffInvitation",
      "staffRole"
    ]
  }
];
