import type { BrowserPage } from "../shell/routing/record.ts";

export const browserPages: BrowserPage[] = [
  {
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
    "path": "/article/:slug",
    "title": "articleItem",
    "messages": [
      "article",
      "boardGame",
      "sharing"
    ]
  },
  {
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
    "path": "/auth/changed-email",
    "title": "changedEmail",
    "messages": [
      "emailChange"
    ]
  },
  {
    "path": "/auth/login",
    "title": "login",
    "messages": [
      "login"
    ]
  },
  {
    "path": "/character/:slug",
    "title": "characterItem",
    "messages": [
      "character",
      "boardGame"
    ]
  },
  {
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
    "path": "/contact/success",
    "title": "contactSuccess",
    "messages": [
      "contact"
    ]
  },
  {
    "path": "/event/:slug",
    "title": "eventItem",
    "messages": [
      "event",
      "areaMap",
      "sharing"
    ]
  },
  {
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
    "path": "/",
    "title": "home",
    "messages": [
      "home",
      "news",
      "event"
    ]
  },
  {
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
    "path": "/news/:slug",
    "title": "newsItem",
    "messages": [
      "news",
      "sharing"
    ]
  },
  {
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
    "path": "/newsletter/unsubscribe",
    "title": "unsubscribe",
    "messages": [
      "newsletter"
    ]
  },
  {
    "path": "/reception/:eventId",
    "title": "reception",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "path": "/reception",
    "title": "reception",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "path": "/reception/:eventId/name-tags",
    "title": "receptionNameTags",
    "messages": [
      "admin",
      "writing",
      "reception"
    ]
  },
  {
    "path": "/reservation/answer",
    "title": "reservationAnswer",
    "messages": [
      "reminder"
    ]
  },
  {
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
    "path": "/event/:slug/reservation/:id/success",
    "title": "reservationSuccess",
    "messages": [
      "reserving",
      "ticket"
    ]
  },
  {
    "path": "/search",
    "title": "search",
    "messages": [
      "search",
      "event"
    ]
  },
  {
    "path": "/setup",
    "title": "setup",
    "messages": [
      "setup"
    ]
  },
  {
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
    "path": "/user/address",
    "title": "userAddress",
    "messages": [
      "account",
      "address"
    ]
  },
  {
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
    "path": "/user/data",
    "title": "userData",
    "messages": [
      "account",
      "accountData"
    ]
  },
  {
    "path": "/user/device",
    "title": "userDevice",
    "messages": [
      "account",
      "devices"
    ]
  },
  {
    "path": "/user/email",
    "title": "userEmail",
    "messages": [
      "account",
      "emailChange"
    ]
  },
  {
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
    "path": "/user/passkey",
    "title": "userPasskey",
    "messages": [
      "account",
      "passkey"
    ]
  },
  {
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
    "path": "/user/reservation/:id/detail",
    "title": "userReservationDetail",
    "messages": [
      "account",
      "accountReservation",
      "ticket"
    ]
  },
  {
    "path": "/user/reservation",
    "title": "userReservation",
    "messages": [
      "account",
      "accountReservation",
      "noShow"
    ]
  },
  {
    "path": "/user/reservation/:id/offer",
    "title": "userReservationOffer",
    "messages": [
      "account",
      "offer"
    ]
  },
  {
    "path": "/user/staff-invitation",
    "title": "staffInvitation",
    "messages": [
      "account",
      "staffInvitation",
      "staffRole"
    ]
  }
];
