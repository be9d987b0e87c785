// @ts-nocheck

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type SessionList = {
    sessions: Array<Session>;
};

export type Session = {
    id: string;
    kind: 'general' | 'table';
    letter: string | null;
    name: string;
    locale: 'ja' | 'en';
    gameSlug: string | null;
    guideSlug: string | null;
    language: 'ja' | 'en' | 'both';
    startsAt: string;
    endsAt: string;
    capacity: number;
    minPlayers: number | null;
    maxSeats: number;
    opensAt: string;
    closesAt: string;
    changeDeadline: string;
    decisionDeadline: string | null;
    calledOff: boolean;
    seeksMore: boolean;
};

export type Problem = {
    type: string;
    title: string;
    status: number;
    code: string;
    detail?: string;
    reason?: string;
    instance?: string;
    movedTo?: string;
    issues?: Array<{
        path: string;
        message: string;
        rule?: string;
        values?: {
            [key: string]: string | number | {
                day: string;
            };
        };
    }>;
};

export type Seats = {
    events: {
        [key: string]: EventSeats;
    };
};

export type EventSeats = {
    left: number;
    capacity: number;
    state: 'open' | 'few' | 'full' | 'soon' | 'closed' | 'called-off';
    opensAt: string | null;
    sessions: {
        [key: string]: SessionSeats;
    };
};

export type SessionSeats = {
    left: number;
    capacity: number;
    state: 'open' | 'few' | 'full' | 'soon' | 'closed' | 'called-off';
    waiting: number;
};

export type Reminder = {
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    code: string;
    seats: number;
    nickname: string;
    isAnswered: boolean;
    isLate: boolean;
    hasAccount: boolean;
    event: ReservedEvent;
    session: ReservedSession;
};

export type ReservedEvent = {
    slug: string;
    title: string;
    locale: 'ja' | 'en';
    cover: ShownCover;
    state: 'published' | 'changed' | 'cancelled';
    doorsAt: string;
    room: string;
    venueName: string;
    address: string;
    latitude: number;
    longitude: number;
    fee: number;
    prices: Array<NamedPrice>;
    ships: boolean;
};

export type ShownCover = {
    palette?: string;
    composition?: string;
    picture?: CoverPicture;
};

export type CoverPicture = {
    id: string;
    width: number;
    height: number;
    placeholder: string;
    alt: string;
};

export type NamedPrice = {
    key: string;
    name: string;
    yen: number;
};

export type ReservedSession = {
    id: string;
    kind: 'general' | 'table';
    letter: string | null;
    name: string;
    startsAt: string;
    endsAt: string;
    maxSeats: number;
    closesAt: string;
    changeDeadline: string;
    minPlayers: number | null;
    decisionDeadline: string | null;
    isDecided: boolean;
    seatsMissing: number;
    calledOff: boolean;
};

export type ReservationReceipt = {
    id: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    version: number;
    expiresAt: string | null;
    position: number | null;
};

export type ReminderAnswer = {
    token: string;
    answer: 'coming' | 'cancel';
};

export type GuestReservation = {
    id: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    sum: number;
    wantedSeats: number | null;
    minSeats: number | null;
    expiresAt: string | null;
    position: number | null;
    behind: number | null;
    cancelledLate: boolean;
    event: ReservedEvent;
    session: ReservedSession;
    version: number;
    name: string;
    nickname: string;
    guests: Array<Guest>;
    friendPlaces: Array<number>;
    prices: Array<SeatPrice>;
    may: {
        change: boolean;
        cancel: boolean;
        accept: boolean;
    };
};

export type Guest = {
    nickname: string;
    language: 'ja' | 'en';
};

export type SeatPrice = {
    kind: string;
    name: string;
    full: number;
    yen: number;
    pass?: string;
};

export type CalendarFile = {
    fileName: string;
    content: string;
};

export type GuestChange = {
    token: string;
    version: number;
    seats: number;
    leaving?: Array<number>;
    guests: Array<{
        nickname?: string;
        language?: 'ja' | 'en';
    }>;
};

export type GuestAnswer = {
    token: string;
    answer: 'accept' | 'cancel';
};

export type PartyPlaces = {
    places: Array<PartyPlace>;
    sender: string;
    maySend: boolean;
    expiresAt: string;
    event: ReservedEvent;
    session: ReservedSession;
};

export type PartyPlace = {
    place: number;
    state: 'own' | 'taken' | 'open' | 'expired' | 'named' | 'free';
    nickname: string;
    kindName: string;
    yen: number;
    seatId?: string;
    token?: string;
    message?: string;
    senderPays?: boolean;
    expiresAt?: string;
    takenAt?: string;
};

export type FriendSeatReceipt = {
    id: string;
    place: number;
    state: 'open' | 'taken' | 'ended';
};

export type NewGuestFriendSeat = {
    token: string;
    place: number;
    message?: string;
    senderPays?: boolean;
};

export type GuestFriendWithdrawal = {
    token: string;
    seatId: string;
};

export type Invitation = {
    state: 'open' | 'taken' | 'expired' | 'ended';
    sender: string;
    message: string;
    senderPays: boolean;
    yen: number;
    kindName: string;
    expiresAt: string;
    event: ReservedEvent;
    session: ReservedSession;
};

export type TakenSeat = {
    ticket: string;
};

export type SeatTaking = {
    token: string;
    nickname: string;
    language?: 'ja' | 'en';
    email?: string;
    locale?: 'ja' | 'en';
};

export type FriendRefusal = {
    token: string;
};

export type FriendTicket = {
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show' | 'returned';
    nickname: string;
    sender: string;
    senderPays: boolean;
    yen: number;
    kindName: string;
    hasMail: boolean;
    showsName: boolean;
    mayReturn: boolean;
    event: ReservedEvent;
    session: ReservedSession;
};

export type Company = {
    plates: Array<NamePlate>;
    people: number;
    showsName: boolean;
    seeksMore: boolean | null;
    mayShow: boolean;
};

export type NamePlate = {
    nickname: string;
    isOwn: boolean;
    level: 'first' | 'sometimes' | 'often' | null;
    about: {
        bio: string;
        favoriteGames: Array<string>;
        canTeach: boolean;
        canTeachInEnglish: boolean;
    } | null;
};

export type PlateChoice = {
    token: string;
    showsName: boolean;
};

export type EventGames = {
    isOpen: boolean;
    takesTables: boolean;
    games: Array<{
        slug: string;
        name: string;
        locale: 'ja' | 'en';
        brings: number;
        wants: number;
        teaches: number;
    }>;
};

export type PublicNoShowRule = {
    rule: {
        absences: number;
        months: number;
        graceHours: number;
        mostComing: number;
        days: number;
    } | null;
};

export type Subscription = {
    isOn: boolean;
};

export type Unsubscription = {
    token: string;
};

export type FreeBoxes = {
    games: {
        [key: string]: {
            free: number;
            of: number;
        };
    };
};

export type LoginUser = {
    email: string;
    displayId: string;
    displayName?: string;
    icon?: string;
    roles: Array<string>;
};

export type RoleAnswer = {
    hasRole: boolean;
};

export type Profile = {
    locale: 'ja' | 'en';
    languages: Array<'ja' | 'en' | 'zh' | 'ko' | 'sign' | 'other'>;
    level: 'beginner' | 'casual' | 'regular' | 'expert' | null;
    canTeach: boolean;
    canTeachInEnglish: boolean;
    showsAbout: boolean;
    version: number;
    handle: string;
    displayName: string;
    icon: string | null;
    bio: string;
    favoriteGames: Array<string>;
    xId: string;
    facebookId: string;
    instagramId: string;
    lineId: string;
    youtubeId: string;
    updatedAt: string;
};

export type ProfileChange = {
    locale: 'ja' | 'en';
    languages: Array<'ja' | 'en' | 'zh' | 'ko' | 'sign' | 'other'>;
    level: 'beginner' | 'casual' | 'regular' | 'expert' | null;
    canTeach: boolean;
    canTeachInEnglish: boolean;
    showsAbout: boolean;
    version: number;
    handle: string;
    displayName: string;
    bio?: string;
    favoriteGames: Array<string>;
    xId?: string;
    facebookId?: string;
    instagramId?: string;
    lineId?: string;
    youtubeId?: string;
};

export type HandleAnswer = {
    isFree: boolean;
};

export type IconAnswer = {
    icon: string;
};

export type IconChoice = {
    avatar: 'kotori' | 'hinata' | 'kaede' | 'matsu' | 'rin' | 'umi' | 'aoi' | 'tsuki' | 'yuzu' | 'fuji' | 'mio';
} | {
    image: string;
};

export type AddressList = {
    addresses: Array<Address>;
    most: number;
};

export type Address = {
    id: string;
    label: string;
    name: string;
    kana: string;
    country: string;
    postalCode: string;
    prefecture: string;
    city: string;
    street: string;
    building: string;
    phone: string;
    isDefault: boolean;
    version: number;
    createdAt: string;
    updatedAt: string;
};

export type NewAddress = {
    label: string;
    name: string;
    kana?: string;
    country?: string;
    postalCode?: string;
    prefecture?: string;
    city: string;
    street: string;
    building?: string;
    phone: string;
    isDefault?: boolean;
};

export type AddressChange = {
    label: string;
    name: string;
    kana?: string;
    country?: string;
    postalCode?: string;
    prefecture?: string;
    city: string;
    street: string;
    building?: string;
    phone: string;
    isDefault?: boolean;
    version: number;
};

export type ReservationList = {
    upcoming: Array<ReservationSummary>;
    waiting: Array<ReservationSummary>;
    past: Array<ReservationSummary>;
};

export type ReservationSummary = {
    id: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    sum: number;
    wantedSeats: number | null;
    minSeats: number | null;
    expiresAt: string | null;
    position: number | null;
    behind: number | null;
    cancelledLate: boolean;
    event: ReservedEvent;
    session: ReservedSession;
};

export type NewHold = {
    sessionId: string;
    seats: number;
    kinds?: SeatKinds;
};

export type SeatKinds = Array<string>;

export type NewWait = {
    sessionId: string;
    seats: number;
    minSeats?: number;
};

export type Reservation = {
    id: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    sum: number;
    wantedSeats: number | null;
    minSeats: number | null;
    expiresAt: string | null;
    position: number | null;
    behind: number | null;
    cancelledLate: boolean;
    event: ReservedEvent;
    session: ReservedSession;
    version: number;
    name: string;
    kana: string;
    phone: string;
    nickname: string;
    guests: Array<Guest>;
    friendPlaces: Array<number>;
    prices: Array<SeatPrice>;
    priceCode: {
        code: string;
        yen: number;
        percent: number;
    } | null;
    passVisits: number;
    answers: {
        [key: string]: string;
    };
    note: string;
    shippedTo: ShippedTo | null;
    questions: Array<EventQuestion>;
    termsVersion: number | null;
    hasDetails: boolean;
    arrived: number;
    storable: boolean;
    may: {
        confirm: boolean;
        changeDetails: boolean;
        changeSeats: boolean;
        cancel: boolean;
        accept: boolean;
    };
    history: Array<Transition>;
};

export type ShippedTo = {
    addressId: string;
    label: string;
    text: string;
};

export type EventQuestion = {
    key: string;
    label: string;
    required: boolean;
    choices?: Array<{
        key: string;
        label: string;
    }>;
};

export type Transition = {
    at: string;
    cause: 'hold' | 'confirm' | 'change' | 'cancel' | 'late-cancel' | 'expire' | 'join' | 'leave' | 'offer' | 'accept' | 'decline' | 'lapse' | 'go-ahead' | 'call-off' | 'event-changed' | 'event-cancelled' | 'remind' | 'answer' | 'arrive' | 'miss' | 'restore' | 'resend' | 'message' | 'thank';
    seats: number;
    madeBy: 'person' | 'organizer' | 'system';
    until: string | null;
    position: number | null;
};

export type ReservationChange = {
    version: number;
    seats?: number;
    leaving?: Array<number>;
    sessionId?: string;
    details?: ReservationDetails;
};

export type ReservationDetails = {
    name: string;
    kana?: string;
    phone: string;
    nickname?: string;
    guests?: Array<{
        nickname?: string;
        language?: 'ja' | 'en';
    }>;
    answers?: {
        [key: string]: string;
    };
    note?: string;
    addressId?: string;
    kinds?: SeatKinds;
    priceCode?: string;
    passSeats?: number;
};

export type Confirmation = {
    name: string;
    kana?: string;
    phone: string;
    nickname?: string;
    guests?: Array<{
        nickname?: string;
        language?: 'ja' | 'en';
    }>;
    answers?: {
        [key: string]: string;
    };
    note?: string;
    addressId?: string;
    kinds?: SeatKinds;
    priceCode?: string;
    passSeats?: number;
    agreed: true;
};

export type Acceptance = {
    seats?: number;
};

export type NewFriendSeat = {
    place: number;
    message?: string;
    senderPays?: boolean;
};

export type OwnFriendSeats = {
    seats: Array<OwnFriendSeat>;
};

export type OwnFriendSeat = {
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show' | 'returned';
    nickname: string;
    sender: string;
    senderPays: boolean;
    yen: number;
    kindName: string;
    hasMail: boolean;
    showsName: boolean;
    mayReturn: boolean;
    event: ReservedEvent;
    session: ReservedSession;
    ticket: string;
};

export type OwnSeatTaking = {
    token: string;
    nickname: string;
    language?: 'ja' | 'en';
};

export type CompanyChoice = {
    showsName: boolean;
    seeksMore: boolean;
};

export type GameInterestReceipt = {
    id: string;
    kind: 'bring' | 'want';
};

export type NewGameInterest = {
    kind: 'bring' | 'want';
    game: string;
    teaches?: boolean;
    showsName?: boolean;
};

export type TableBoard = {
    event: {
        slug: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
        endsAt: string;
    };
    rule: TableRule;
    refusal: 'off' | 'over' | 'full' | 'too-many' | 'banned' | 'game-gone' | null;
    tablesLeft: number;
    isComing: boolean;
    ownName: string;
    games: Array<WantedGame>;
    tables: Array<ListedTable>;
    shelf: Array<string>;
};

export type TableRule = {
    mostTables: number;
    minSeats: number;
    maxSeats: number;
    until: string;
    startsFrom: string | null;
    endsBy: string | null;
} | null;

export type WantedGame = {
    title: string;
    slug: string | null;
    brings: number;
    wants: number;
    teaches: number;
    people: Array<{
        name: string;
        kind: 'bring' | 'want';
    }>;
    own: {
        id: string;
        kind: 'bring' | 'want';
    } | null;
};

export type ListedTable = {
    id: string;
    state: 'proposed' | 'approved' | 'declined' | 'withdrawn';
    title: string | null;
    slug: string | null;
    startsAt: string;
    endsAt: string;
    seats: number;
    minPlayers: number | null;
    language: 'ja' | 'en' | 'both';
    audience: 'everyone' | 'beginners' | 'experienced';
    brings: boolean;
    teaches: boolean;
    isOwn: boolean;
    name: string | null;
    fits: {
        language: boolean | null;
        audience: boolean | null;
    };
    wants: number;
    sessionId: string | null;
};

export type TableProposalReceipt = {
    id: string;
    state: 'proposed' | 'approved' | 'declined' | 'withdrawn';
};

export type NewTableProposal = {
    game: string;
    brings?: boolean;
    teaches?: boolean;
    audience: 'everyone' | 'beginners' | 'experienced';
    language: 'ja' | 'en' | 'both';
    startsAt: string;
    endsAt: string;
    seats: number;
    minPlayers?: number | null;
    note?: string;
    showsName?: boolean;
};

export type OwnTableProposals = {
    proposals: Array<OwnTableProposal>;
};

export type OwnTableProposal = {
    id: string;
    state: 'proposed' | 'approved' | 'declined' | 'withdrawn';
    title: string;
    slug: string | null;
    startsAt: string;
    endsAt: string;
    seats: number;
    minPlayers: number | null;
    language: 'ja' | 'en' | 'both';
    audience: 'everyone' | 'beginners' | 'experienced';
    brings: boolean;
    teaches: boolean;
    answer: string;
    event: {
        slug: string;
        title: string;
        locale: 'ja' | 'en';
    };
    isOver: boolean;
    reservationId: string | null;
    reservationState: string | null;
};

export type ProposedTables = {
    event: {
        id: string;
        slug: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
        endsAt: string;
        isOver: boolean;
    };
    rule: TableRule;
    tables: number;
    proposals: Array<ProposedTable>;
    interests: Array<EventGameInterest>;
};

export type ProposedTable = {
    id: string;
    state: 'proposed' | 'approved' | 'declined' | 'withdrawn';
    title: string;
    slug: string | null;
    startsAt: string;
    endsAt: string;
    seats: number;
    minPlayers: number | null;
    language: 'ja' | 'en' | 'both';
    audience: 'everyone' | 'beginners' | 'experienced';
    brings: boolean;
    teaches: boolean;
    note: string;
    answer: string;
    wants: number;
    createdAt: string;
    decidedAt: string | null;
    sessionId: string | null;
    person: {
        id: string;
        name: string;
        level: 'beginner' | 'casual' | 'regular' | 'expert' | null;
        languages: Array<'ja' | 'en' | 'zh' | 'ko' | 'sign' | 'other'>;
        isBanned: boolean;
    } | null;
};

export type EventGameInterest = {
    id: string;
    kind: 'bring' | 'want';
    title: string;
    slug: string | null;
    teaches: boolean;
    person: {
        id: string;
        name: string;
    };
};

export type TableRuleChange = {
    rule: TableRule;
};

export type TableProposalAnswer = {
    answer?: string;
};

export type Dashboard = {
    now: string;
    today: {
        reserved: number;
        capacity: number;
        arrived: number;
        paid: number;
    };
    sessions: Array<SessionToday>;
    next: {
        eventId: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
        reserved: number;
        capacity: number;
    } | null;
    comingDays: Array<DaySeats>;
    pastDays: Array<DaySeats>;
    waiting: {
        parties: number;
        offers: number;
        queues: Array<QueueState>;
        queueCount: number;
    };
    undecidedTables: Array<UndecidedTable>;
    proposedTables: Array<{
        eventId: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
        count: number;
    }>;
    inquiries: {
        unanswered: number;
        oldestAt: string | null;
        latest: Array<OpenInquiry>;
    };
};

export type SessionToday = {
    eventId: string;
    title: string;
    locale: 'ja' | 'en';
    room: string;
    startsAt: string;
    endsAt: string;
    name: string;
    letters: Array<string>;
    capacity: number;
    reserved: number;
    arrived: number;
    phase: 'before' | 'doors' | 'running' | 'over' | 'called-off';
};

export type DaySeats = {
    day: string;
    reserved: number;
    capacity: number;
};

export type QueueState = {
    eventId: string;
    title: string;
    locale: 'ja' | 'en';
    sessionId: string;
    sessionName: string;
    letter: string | null;
    startsAt: string;
    free: number;
    parties: number;
    offers: {
        parties: number;
        seats: number;
        until: string;
    } | null;
    reason: 'full' | 'closed' | 'together' | 'soon' | null;
    fewestSeats: number | null;
    first: {
        name: string;
        wantedSeats: number;
        minSeats: number;
    } | null;
};

export type UndecidedTable = {
    eventId: string;
    title: string;
    locale: 'ja' | 'en';
    sessionId: string;
    sessionName: string;
    letter: string | null;
    startsAt: string;
    minPlayers: number;
    players: number;
    decisionAt: string;
};

export type OpenInquiry = {
    id: string;
    category: 'event' | 'payment' | 'lost-property' | 'group' | 'press' | 'other';
    excerpt: string;
    name: string;
    locale: 'ja' | 'en';
    createdAt: string;
};

export type Statistics = {
    chosen: MonthFigures | null;
    before: MonthFigures | null;
    next: string | null;
};

export type MonthFigures = {
    month: string;
    countedAt: string;
    events: number;
    sessions: number;
    unrecorded: {
        sessions: number;
        seats: number;
    };
    seats: {
        reserved: number;
        capacity: number;
    };
    attendance: {
        expected: number;
        came: number;
        walkIns: number;
        absent: number;
    };
    weeks: Array<{
        from: string;
        to: string;
        came: number;
        reserved: number;
        capacity: number;
    }>;
    weekdays: Array<{
        weekday: number;
        reserved: number;
        capacity: number;
    }>;
    games: Array<GameSeats>;
    leadTime: {
        medianDays: number | null;
        groups: Array<{
            fromDays: 0;
            parties: number;
        }>;
    };
    visitors: {
        accounts: number;
        returning: number;
        others: number;
    };
    waitlist: {
        parties: number;
        seated: number;
        left: number;
        lapsed: number;
        unserved: number;
    };
    fees: {
        due: number;
        cash: number;
        qr: number;
        card: number;
    };
    kinds: Array<KindFigures>;
    discounts: {
        came: number;
        yen: number;
    };
};

export type GameSeats = {
    id: string | null;
    name: string | null;
    locale: 'ja' | 'en' | null;
    reserved: number;
    capacity: number;
};

export type KindFigures = {
    key: string;
    name: string;
    came: number;
    owed: number;
};

export type AdminReservationList = {
    items: Array<AdminReservationRow>;
    next: string | null;
    counts: {
        all: {
            count: number;
            more: boolean;
        };
        confirmed: {
            count: number;
            more: boolean;
        };
        attended: {
            count: number;
            more: boolean;
        };
        'no-show': {
            count: number;
            more: boolean;
        };
        held: {
            count: number;
            more: boolean;
        };
        offered: {
            count: number;
            more: boolean;
        };
        waiting: {
            count: number;
            more: boolean;
        };
        cancelled: {
            count: number;
            more: boolean;
        };
    } | null;
    event: AdminSessionsEvent | null;
};

export type AdminReservationRow = {
    id: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    arrived: number;
    wantedSeats: number | null;
    minSeats: number | null;
    expiresAt: string | null;
    position: number | null;
    waitingReason: WaitingReason | null;
    name: string;
    nickname: string;
    language: 'ja' | 'en';
    hasNote: boolean;
    hasStaffNote: boolean;
    isByHand: boolean;
    hasMail: boolean;
    cancelledLate: boolean;
    fee: number;
    sum: number;
    paid: number;
    paidBy: Array<'cash' | 'qr' | 'card'>;
    correction: number;
    createdAt: string;
    event: {
        id: string;
        slug: string;
        title: string;
        locale: 'ja' | 'en';
    };
    session: {
        id: string;
        letter: string | null;
        name: string;
        startsAt: string;
    };
};

export type WaitingReason = {
    code: 'called-off' | 'closed' | 'not-open' | 'full' | 'kept' | 'together' | 'quiet-hours' | 'soon';
    until: string | null;
    seats: number;
};

export type AdminSessionsEvent = {
    id: string;
    slug: string;
    title: string;
    locale: 'ja' | 'en';
    startsAt: string;
    isCancelled: boolean;
    fee: number;
    prices: Array<NamedPrice>;
    paid: number;
    sessions: Array<AdminSession>;
};

export type AdminSession = {
    id: string;
    kind: 'general' | 'table';
    letter: string | null;
    name: string;
    startsAt: string;
    endsAt: string;
    capacity: number;
    seatsTaken: number;
    calledOff: boolean;
};

export type AdminReservation = {
    id: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    arrived: number;
    wantedSeats: number | null;
    minSeats: number | null;
    expiresAt: string | null;
    position: number | null;
    waitingReason: WaitingReason | null;
    name: string;
    nickname: string;
    language: 'ja' | 'en';
    hasNote: boolean;
    hasStaffNote: boolean;
    isByHand: boolean;
    hasMail: boolean;
    cancelledLate: boolean;
    fee: number;
    sum: number;
    paid: number;
    paidBy: Array<'cash' | 'qr' | 'card'>;
    correction: number;
    createdAt: string;
    event: {
        id: string;
        slug: string;
        title: string;
        locale: 'ja' | 'en';
    };
    session: {
        id: string;
        letter: string | null;
        name: string;
        startsAt: string;
    };
    version: number;
    prices: Array<SeatPrice>;
    priceKinds: Array<NamedPrice>;
    priceCode: string;
    kana: string;
    phone: string;
    email: string;
    person: {
        id: string;
        email: string;
        name: string;
        others: number;
        staffNote: string;
        noteAtReception: boolean;
    } | null;
    guests: Array<{
        nickname: string;
        language: 'ja' | 'en';
    }>;
    answers: Array<{
        label: string;
        answer: string;
    }>;
    note: string;
    staffNote: string;
    noteAtReception: boolean;
    shippedTo: string | null;
    isCancelledEvent: boolean;
    endsAt: string;
    free: number;
    sessions: Array<AdminSession>;
    may: {
        change: boolean;
        changeSeats: boolean;
        move: boolean;
        moveToEvent: boolean;
        cancel: boolean;
        restore: boolean;
        offer: boolean;
        accept: boolean;
        resend: boolean;
    };
    history: Array<{
        at: string;
        cause: 'hold' | 'confirm' | 'change' | 'cancel' | 'late-cancel' | 'expire' | 'join' | 'leave' | 'offer' | 'accept' | 'decline' | 'lapse' | 'go-ahead' | 'call-off' | 'event-changed' | 'event-cancelled' | 'remind' | 'answer' | 'arrive' | 'miss' | 'restore' | 'resend' | 'message' | 'thank';
        seats: number;
        madeBy: 'person' | 'organizer' | 'system';
        until: string | null;
        position: number | null;
        reason: string | null;
    }>;
    checkIns: Array<{
        at: string;
        seats: number;
        paid: number;
        method: 'cash' | 'qr' | 'card';
        by: string;
    }>;
    notices: Array<{
        at: string;
        kind: 'confirmed' | 'changed' | 'cancelled' | 'waiting' | 'offer' | 'table-approved' | 'lapsed' | 'reminder' | 'event-changed' | 'event-cancelled' | 'table-called-off' | 'table-goes-ahead' | 'thanks';
        way: 'mail' | 'telephone';
        state: 'queued' | 'failing' | 'done' | 'dropped';
        toldAt: string | null;
        by: string;
        returned: 'bounced' | 'returned' | null;
    }>;
};

export type PartyReceipt = {
    id: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    version: number;
};

export type NewParty = {
    sessionId: string;
    seats: number;
    kinds?: KindCounts;
    priceCode?: string;
    name: string;
    kana: string;
    phone: string;
    nickname?: string;
    note?: string;
    guests?: Array<{
        nickname: string;
        language?: 'ja' | 'en';
    }>;
    staffNote?: string;
    noteAtReception?: boolean;
    email?: string;
    language?: 'ja' | 'en';
};

export type KindCounts = {
    [key: string]: number;
};

export type WaitingParty = {
    sessionId: string;
    seats: number;
    name: string;
    kana: string;
    phone: string;
    nickname?: string;
    note?: string;
    guests?: Array<{
        nickname: string;
        language?: 'ja' | 'en';
    }>;
    staffNote?: string;
    noteAtReception?: boolean;
    email?: string;
    language?: 'ja' | 'en';
    minSeats?: number;
};

export type PartyChange = {
    version: number;
    seats?: number;
    kinds?: KindCounts;
    priceCode?: string;
    name?: string;
    kana?: string;
    phone?: string;
    nickname?: string;
    note?: string;
    guests?: Array<{
        nickname: string;
        language?: 'ja' | 'en';
    }>;
    email?: string;
    language?: 'ja' | 'en';
};

export type PartiesMoved = {
    moved: number;
};

export type PartyMove = {
    reservationIds: Array<string>;
    sessionId: string;
};

export type PartiesMailed = {
    mailed: number;
    skipped: number;
};

export type MailAgain = {
    reservationIds: Array<string>;
};

export type PreviewedMails = {
    mailed: number;
    withoutMail: Array<{
        id: string;
        code: string;
        name: string;
    }>;
    withoutKind: number;
    sendAt: string | null;
    mails: Array<{
        kind: 'confirmed' | 'changed' | 'cancelled' | 'waiting' | 'offer' | 'table-approved' | 'lapsed' | 'reminder' | 'event-changed' | 'event-cancelled' | 'table-called-off' | 'table-goes-ahead' | 'thanks';
        locale: 'ja' | 'en';
        to: string;
        subject: string;
        text: string;
    }>;
};

export type MailsToPreview = {
    reservationIds: Array<string>;
    locale?: 'ja' | 'en';
};

export type PartyCancellation = {
    reason: string;
    isTold?: boolean;
};

export type PartyReason = {
    reason: string;
};

export type PartyOffer = {
    reason: string;
    seats?: number;
};

export type ContactCsv = {
    event?: string;
    session?: string;
    group?: 'confirmed' | 'attended' | 'no-show' | 'held' | 'offered' | 'waiting' | 'cancelled';
    when?: 'upcoming' | 'today' | 'unpaid' | 'past';
    sort?: 'session' | 'name' | 'state';
    q?: string;
    language?: 'ja' | 'en';
    encoding?: 'utf-8' | 'shift_jis';
    locale?: 'ja' | 'en';
    reason: string;
};

export type PersonRecord = {
    counts: {
        upcoming: number;
        waiting: number;
        attended: number;
        cancelled: number;
        cancelledLate: number;
        absent: number;
        past: number;
    };
    months: Array<{
        month: string;
        marks: Array<'attended' | 'cancelled' | 'absent' | 'ahead'>;
    }>;
    upcoming: Array<AdminReservationRow>;
    past: Array<AdminReservationRow>;
};

export type CallList = {
    calls: Array<Call>;
    mailed: number | null;
    event: {
        id: string;
        title: string;
        locale: 'ja' | 'en';
    } | null;
};

export type Call = {
    id: string;
    kind: 'confirmed' | 'changed' | 'cancelled' | 'waiting' | 'offer' | 'table-approved' | 'lapsed' | 'reminder' | 'event-changed' | 'event-cancelled' | 'table-called-off' | 'table-goes-ahead' | 'thanks' | 'message';
    at: string;
    reservation: {
        id: string;
        code: string;
        name: string;
        kana: string;
        phone: string;
        seats: number;
        state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
        staffNote: string;
    };
    event: {
        id: string;
        slug: string;
        title: string;
        locale: 'ja' | 'en';
        notice: string | null;
    };
    session: {
        startsAt: string;
        endsAt: string;
        venue: string;
        letter: string | null;
        name: string;
    };
    former: {
        startsAt: string;
        endsAt: string;
        venue: string;
        event: string | null;
    } | null;
    message: {
        subject: string;
        body: string;
    } | null;
    returned: 'bounced' | 'returned' | null;
    reason: string | null;
    toldAt: string | null;
    by: string;
    answer: 'coming' | 'cancelled' | 'call-back' | null;
    remark: string;
    notedAt: string | null;
    notedBy: string;
    calling: {
        by: string;
        isOwn: boolean;
        until: string;
    } | null;
    mayCancel: boolean;
    offerUntil: string | null;
};

export type ClaimedCall = {
    id: string;
    isCalling: boolean;
};

export type CallClaim = {
    isCalling: boolean;
};

export type NotedCall = {
    id: string;
    isTold: boolean;
    answer: 'coming' | 'cancelled' | 'call-back' | null;
};

export type CallOutcome = {
    outcome: 'told' | 'untold' | 'coming' | 'cancelled' | 'call-back';
    remark?: string;
};

export type StaffNote = {
    isEmpty: boolean;
};

export type StaffNoteChange = {
    before: string;
    note: string;
    wasAtReception?: boolean;
    atReception?: boolean;
};

export type PersonNote = {
    note: string;
    atReception: boolean;
};

export type OwnNoShows = {
    rule: {
        absences: number;
        months: number;
        graceHours: number;
        mostComing: number;
        days: number;
    } | null;
    counted: number;
    limit: {
        mostComing: number;
        coming: number;
        freeFrom: string;
    } | null;
    absences: Array<{
        reservationId: string;
        code: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
        standing: 'counted' | 'grace' | 'excused';
        expiresOn: string;
    }>;
};

export type AdminNoShowRule = {
    isOn: boolean;
    absences: number;
    months: number;
    graceHours: number;
    mostComing: number;
    days: number;
    version: number;
};

export type NoShowRuleChange = {
    isOn: boolean;
    absences: number;
    months: number;
    graceHours: number;
    mostComing: number;
    days: number;
    version: number;
};

export type PersonNoShows = {
    rule: {
        absences: number;
        months: number;
        graceHours: number;
        mostComing: number;
        days: number;
    } | null;
    counted: number;
    limit: {
        mostComing: number;
        coming: number;
        freeFrom: string;
    } | null;
    absences: Array<{
        reservationId: string;
        code: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
        standing: 'counted' | 'grace' | 'excused';
        expiresOn: string;
        excuse: 'told' | 'reception' | 'travel' | 'venue' | 'other' | null;
    }>;
};

export type NoShowExcused = {
    isExcused: boolean;
};

export type NewNoShowExcuse = {
    reason: 'told' | 'reception' | 'travel' | 'venue' | 'other';
};

export type TableToDecide = {
    sessionId: string;
    eventId: string;
    title: string;
    locale: 'ja' | 'en';
    letter: string | null;
    sessionName: string;
    startsAt: string;
    minPlayers: number;
    players: number;
    waiting: number;
    decisionAt: string;
    hasArrivals: boolean;
    go: DecisionConsequence;
    off: DecisionConsequence;
};

export type DecisionConsequence = {
    mails: number;
    calls: number;
    examples: Array<{
        kind: 'confirmed' | 'changed' | 'cancelled' | 'waiting' | 'offer' | 'table-approved' | 'lapsed' | 'reminder' | 'event-changed' | 'event-cancelled' | 'table-called-off' | 'table-goes-ahead' | 'thanks';
        locale: 'ja' | 'en';
        subject: string;
        text: string;
    }>;
};

export type DecidedTable = {
    sessionId: string;
    calledOff: boolean;
};

export type TableDecision = {
    decision: 'go' | 'off';
};

export type AuditEntryList = {
    items: Array<AuditEntry>;
    count: number;
    next: string | null;
    actors: Array<AuditPerson>;
};

export type AuditEntry = {
    id: string;
    at: string;
    actor: AuditPerson;
    actingAs: AuditPerson & ({
        [key: string]: unknown;
    } | null);
    action: string;
    subject: {
        kind: string;
        id: string;
        label: string | null;
        name: string | null;
    };
    changes: Array<AuditChange>;
    reason: string | null;
};

export type AuditPerson = {
    id: string;
    name: string;
    handle: string | null;
    icon: string | null;
};

export type AuditChange = {
    field: string;
    before: string | number | boolean | null;
    after: string | number | boolean | null;
};

export type ReceptionEvents = {
    events: Array<ReceptionEvent>;
};

export type ReceptionEvent = {
    id: string;
    slug: string;
    title: string;
    locale: 'ja' | 'en';
    startsAt: string;
    endsAt: string;
    fee: number;
    prices?: Array<NamedPrice>;
    isCancelled: boolean;
};

export type ReceptionList = {
    event: ReceptionEvent;
    by: string;
    handlesMoney?: boolean;
    moneyClosedAt?: string;
    forgetAt: string;
    sessions: Array<{
        id: string;
        name: string;
        letter: string | null;
        game: string | null;
        startsAt: string;
        endsAt: string;
        free: number;
        calledOff: boolean;
    }>;
    parties: Array<ReceptionParty>;
    others: Array<{
        code: string;
        state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    }>;
};

export type ReceptionParty = {
    reservationId: string;
    code: string;
    sessionId: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    name: string;
    kana: string;
    nickname: string;
    phoneEnd: string;
    guests: Array<{
        nickname: string;
        language: string;
    }>;
    note: string;
    staffNote: string;
    personNote: string;
    absences?: number;
    stamps?: {
        stamps: number;
        of: number;
    };
    seats: number;
    people: Array<number>;
    paid: number;
    correction?: number;
    prices?: Array<SeatPrice>;
    discount?: {
        yen: number;
        percent: number;
    };
    friends?: Array<{
        place: number;
        number: number;
        senderPays: boolean;
    }>;
    marks: Array<ReceptionKeptMark>;
};

export type ReceptionKeptMark = {
    nonce: string;
    kind: 'arrive' | 'walk-in' | 'pay';
    at: string;
    device: string;
    by: string;
    people: Array<number>;
    paid: number;
    method: 'cash' | 'qr' | 'card';
    undone: {
        at: string;
        by: string;
        device: string;
    } | null;
    conflict: 'twice' | 'no-seat' | 'paid' | null;
    isSeen: boolean;
};

export type ReceptionAnswers = {
    answers: Array<{
        nonce: string;
        result: 'counted' | 'known' | 'conflict' | 'refused';
        reason?: string;
        party: {
            reservationId: string;
            state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
            seats: number;
            people: Array<number>;
            paid: number;
        } | null;
    }>;
};

export type NewReceptionMarks = {
    marks: Array<{
        nonce: string;
        at: string;
        device: string;
        kind: 'arrive';
        reservationId: string;
        people: Array<number>;
        paid: number;
        method?: 'cash' | 'qr' | 'card';
    } | {
        nonce: string;
        at: string;
        device: string;
        kind: 'pay';
        reservationId: string;
        paid: number;
        method?: 'cash' | 'qr' | 'card';
    } | {
        nonce: string;
        at: string;
        device: string;
        kind: 'walk-in';
        reservationId: string;
        sessionId: string;
        name: string;
        nickname: string;
        seats: number;
        kinds?: KindCounts;
        paid: number;
        method?: 'cash' | 'qr' | 'card';
    } | {
        nonce: string;
        at: string;
        device: string;
        kind: 'price';
        reservationId: string;
        place: number;
        priceKind: string;
    } | {
        nonce: string;
        at: string;
        device: string;
        kind: 'undo';
        of: string;
    } | {
        nonce: string;
        at: string;
        device: string;
        kind: 'see';
        of: string;
    } | UnreadableMark>;
};

export type UnreadableMark = {
    [key: string]: unknown;
};

export type ReceptionTicket = {
    eventId: string;
    code: string;
};

export type LendingList = {
    event: {
        id: string;
        title: string;
        locale: 'ja' | 'en';
    };
    by: string;
    forgetAt: string;
    tables: Array<{
        id: string;
        name: string;
        letter: string | null;
        game: string | null;
        startsAt: string;
        endsAt: string;
    }>;
    parties: Array<{
        reservationId: string;
        code: string;
        name: string;
        sessionId: string;
    }>;
    boxes: Array<{
        number: number;
        name: string;
        locale: 'ja' | 'en';
        place: string;
        condition: 'good' | 'worn' | 'repair';
        missing: string;
        isRemoved: boolean;
    }>;
    loans: Array<Loan>;
};

export type Loan = {
    nonce: string;
    number: number;
    at: string;
    device: string;
    by: string;
    isHere: boolean;
    sessionId: string | null;
    reservationId: string | null;
    holder: string;
    returned: {
        nonce: string;
        at: string;
        by: string;
        missing: string;
    } | null;
    isUndone: boolean;
    isContested: boolean;
    isSeen: boolean;
};

export type LoanAnswers = {
    answers: Array<{
        nonce: string;
        result: 'counted' | 'known' | 'conflict' | 'refused';
        reason?: string;
    }>;
};

export type NewLoanMarks = {
    marks: Array<{
        nonce: string;
        at: string;
        device: string;
        number: number;
        kind: 'lend';
        sessionId: string | null;
        reservationId: string | null;
        holder: string;
    } | {
        nonce: string;
        at: string;
        device: string;
        number: number;
        kind: 'return';
        of: string;
        condition?: 'good' | 'worn' | 'repair';
        missing: string;
    } | {
        nonce: string;
        at: string;
        device: string;
        number: number;
        kind: 'undo';
        of: string;
    } | {
        nonce: string;
        at: string;
        device: string;
        number: number;
        kind: 'see';
        of: string;
    } | UnreadableLoanMark>;
};

export type UnreadableLoanMark = {
    [key: string]: unknown;
};

export type ReceptionHelpers = {
    helpers: Array<{
        userId: string;
        name: string;
        handle: string;
        email: string;
        grantedAt: string;
    }>;
};

export type NewReceptionHelper = {
    person: string;
};

export type MoneyMonth = {
    month: string;
    previous: string | null;
    next: string | null;
    evenings: Array<MoneyMonthEvening>;
};

export type MoneyMonthEvening = {
    eventId: string;
    title: string;
    locale: 'ja' | 'en';
    startsAt: string;
    endsAt: string;
    isCancelled: boolean;
    people: number;
    owed: number;
    taken: SumsByMethod;
    reduced: number;
    unpaid: number;
    overpaid: number;
    closing: {
        closedAt: string;
        difference: number;
        since: number;
    } | null;
};

export type SumsByMethod = {
    cash: number;
    qr: number;
    card: number;
};

export type MoneyEvening = {
    eventId: string;
    title: string;
    locale: 'ja' | 'en';
    startsAt: string;
    endsAt: string;
    isCancelled: boolean;
    people: number;
    owed: number;
    taken: SumsByMethod;
    reduced: number;
    unpaid: number;
    overpaid: number;
    slug: string;
    hasBegun: boolean;
    fee: number;
    promised: number;
    corrected: number;
    coming: {
        people: number;
        sum: number;
    };
    payers: SumsByMethod;
    ofDeleted: {
        owed: number;
        taken: number;
    };
    parties: Array<{
        reservationId: string;
        code: string;
        name: string;
        people: number;
        owed: number;
        taken: number;
        receipts: number;
    }>;
    corrections: Array<MoneyCorrection>;
    receipts: Array<{
        reservationId: string | null;
        id: string;
        number: string;
        total: number;
        addressee: string;
        honorific: 'sama' | 'onchu' | 'none';
        voidReason: string | null;
        copies: Array<{
            id: string;
            number: string;
            addressee: string;
            issuedAt: string;
            issuedBy: 'person' | 'desk';
        }>;
    }>;
    closing: {
        owed: number;
        unpaid: number;
        recorded: SumsByMethod;
        counted: SumsByMethod;
        changeFund: number;
        coins: {
            1: number;
            5: number;
            10: number;
            50: number;
            100: number;
            500: number;
            1000: number;
            2000: number;
            5000: number;
            10000: number;
        } | null;
        reason: string;
        closedAt: string;
        closedBy: string;
        since: SumsByMethod;
    } | null;
    reopened: Array<{
        owed: number;
        unpaid: number;
        recorded: SumsByMethod;
        counted: SumsByMethod;
        changeFund: number;
        coins: {
            1: number;
            5: number;
            10: number;
            50: number;
            100: number;
            500: number;
            1000: number;
            2000: number;
            5000: number;
            10000: number;
        } | null;
        reason: string;
        closedAt: string;
        closedBy: string;
        reopenedAt: string;
        reopenedBy: string;
        reopenReason: string;
    }>;
};

export type MoneyCorrection = {
    id: string;
    kind: 'discount' | 'refund' | 'sale' | 'amount' | 'method';
    owed: number;
    taken: number;
    method: 'cash' | 'qr' | 'card';
    rate: 10 | 8;
    reason: string;
    at: string;
    by: string;
    party: {
        reservationId: string;
        code: string;
        name: string;
    } | null;
};

export type MoneyChanged = {
    eventId: string;
};

export type NewMoneyCorrection = {
    reservationId: string | null;
    reason: string;
    kind: 'discount';
    amount: number;
} | {
    reservationId: string | null;
    reason: string;
    kind: 'refund';
    amount: number;
    method: 'cash' | 'qr' | 'card';
    rate: 10 | 8;
} | {
    reservationId: string | null;
    reason: string;
    kind: 'sale';
    amount: number;
    method: 'cash' | 'qr' | 'card';
    rate: 10 | 8;
} | {
    reservationId: string | null;
    reason: string;
    kind: 'amount';
    amount: number;
    method: 'cash' | 'qr' | 'card';
} | {
    reservationId: string | null;
    reason: string;
    kind: 'method';
    amount: number;
    from: 'cash' | 'qr' | 'card';
    to: 'cash' | 'qr' | 'card';
};

export type NewMoneyClosing = {
    recorded: {
        cash: number;
        qr: number;
        card: number;
    };
    counted: {
        cash: number;
        qr: number;
        card: number;
    };
    changeFund: number;
    coins: {
        1: number;
        5: number;
        10: number;
        50: number;
        100: number;
        500: number;
        1000: number;
        2000: number;
        5000: number;
        10000: number;
    } | null;
    reason: string;
};

export type MoneyReopening = {
    reason: string;
};

export type OwnReceipts = {
    open: {
        standard: number;
        reduced: number;
    };
    receipts: Array<IssuedReceipt>;
    suggestion: {
        addressee: string;
        purpose: string;
    };
    seller: {
        name: string;
        invoiceNumber: string;
    };
    event: {
        id: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
    };
};

export type IssuedReceipt = {
    id: string;
    number: string;
    total: number;
    addressee: string;
    honorific: 'sama' | 'onchu' | 'none';
    voidReason: string | null;
    copies: Array<{
        id: string;
        number: string;
        addressee: string;
        issuedAt: string;
        issuedBy: 'person' | 'desk';
    }>;
};

export type ReceiptReference = {
    id: string;
    number: string;
};

export type NewReceipt = {
    addressee: string;
    honorific: 'sama' | 'onchu' | 'none';
    purpose: string;
    locale: 'ja' | 'en';
    standard: number;
    reduced: number;
};

export type OwnReceiptReissue = {
    copies: number;
};

export type PartyReceipts = {
    open: {
        standard: number;
        reduced: number;
    };
    receipts: Array<IssuedReceipt>;
    suggestion: {
        addressee: string;
        purpose: string;
    };
    seller: {
        name: string;
        invoiceNumber: string;
    };
    event: {
        id: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
    };
    code: string;
    name: string;
    taken: {
        standard: number;
        reduced: number;
    };
};

export type ReceiptReissue = {
    copies: number;
    addressee: string;
    honorific: 'sama' | 'onchu' | 'none';
};

export type ReceiptVoid = {
    reason: string;
};

export type PriceCodes = {
    codes: Array<PriceCode>;
};

export type PriceCode = {
    id: string;
    code: string;
    note: string;
    yen: number;
    percent: number;
    event: {
        id: string;
        title: string;
    } | null;
    validFrom: string;
    validUntil: string;
    mostUses: number | null;
    mostPerPerson: number | null;
    uses: number;
    stoppedAt: string | null;
};

export type PriceCodeReference = {
    id: string;
    code: string;
};

export type NewPriceCode = {
    code: string;
    note?: string;
    yen?: number;
    percent?: number;
    eventSlug?: string | null;
    validFrom: string;
    validUntil: string;
    mostUses?: number | null;
    mostPerPerson?: number | null;
};

export type OwnPasses = {
    passes: Array<{
        id: string;
        name: string;
        origin: 'sale' | 'gift' | 'stamps';
        state: 'valid' | 'used' | 'over' | 'ended';
        visits: number;
        left: number;
        mostYen: number | null;
        validUntil: string;
    }>;
    stampCard: StampCard;
};

export type StampCard = {
    name: string;
    stamps: number;
    of: number;
    days: number;
    visits: number;
} | null;

export type PassKinds = {
    kinds: Array<PassKind>;
};

export type PassKind = {
    id: string;
    ja: string;
    en: string;
    visits: number;
    yen: number;
    days: number;
    mostYen: number | null;
    stamps: number | null;
    passes: number;
    madeAt: string;
    stoppedAt: string | null;
};

export type PassKindReference = {
    id: string;
};

export type NewPassKind = {
    ja: string;
    en: string;
    days: number;
    mostYen?: number | null;
    origin: 'sale';
    visits: number;
    yen: number;
} | {
    ja: string;
    en: string;
    days: number;
    mostYen?: number | null;
    origin: 'stamps';
    stamps: number;
};

export type PersonPasses = {
    passes: Array<{
        id: string;
        name: string;
        origin: 'sale' | 'gift' | 'stamps';
        state: 'valid' | 'used' | 'over' | 'ended';
        visits: number;
        left: number;
        mostYen: number | null;
        validUntil: string;
        yen: number;
        reason: string;
        madeAt: string;
        madeBy: string;
        endReason: string;
    }>;
    stampCard: StampCard;
    kinds: Array<{
        id: string;
        name: string;
        visits: number;
        yen: number;
        days: number;
    }>;
    evenings: Array<{
        eventId: string;
        title: string;
        startsAt: string;
        isGuest: boolean;
    }>;
};

export type PassReference = {
    id: string;
};

export type NewPass = {
    origin: 'sale';
    kindId: string;
    eventId: string;
    method: 'cash' | 'qr' | 'card';
} | {
    origin: 'gift';
    kindId: string;
    reason: string;
};

export type PassEnd = {
    reason: string;
    refund?: {
        eventId: string;
        amount: number;
        method: 'cash' | 'qr' | 'card';
    } | null;
};

export type CalendarFeed = {
    token: string | null;
    madeAt: string | null;
};

export type RenewedCalendarFeed = {
    madeAt: string;
};

export type NotificationChoices = {
    reminderMail: boolean;
    waitlistMail: boolean;
    followMail: boolean;
    newsMail: boolean;
    thanksMail: boolean;
    reservationPush: boolean;
    offerPush: boolean;
    reminderPush: boolean;
    followPush: boolean;
    thanksPush: boolean;
    quietFrom: number;
    quietUntil: number;
    version: number;
    isNewsMailStopped: boolean;
};

export type NotificationChange = {
    reminderMail: boolean;
    waitlistMail: boolean;
    followMail: boolean;
    newsMail: boolean;
    thanksMail: boolean;
    reservationPush: boolean;
    offerPush: boolean;
    reminderPush: boolean;
    followPush: boolean;
    thanksPush: boolean;
    quietFrom: number;
    quietUntil: number;
    version: number;
};

export type PushKey = {
    publicKey: string;
};

export type PushDeviceList = {
    items: Array<PushDevice>;
};

export type PushDevice = {
    id: string;
    isThis: boolean;
    userAgent: string;
    madeAt: string;
};

export type AddedPushDevice = {
    id: string;
};

export type NewPushDevice = {
    endpoint: string;
    keys: {
        p256dh: string;
        auth: string;
    };
};

export type FollowList = {
    items: Array<Followed>;
};

export type Followed = {
    kind: 'event' | 'series' | 'game' | 'guide' | 'venue';
    subjectId: string;
    name: string;
    locale: 'ja' | 'en';
    slug: string | null;
    startsAt: string | null;
    cover: ShownCover;
    avatar: string | null;
    isFollowed: boolean;
    next: {
        slug: string;
        startsAt: string;
        cover: ShownCover;
    } | null;
};

export type Follow = {
    kind: 'event' | 'series' | 'game' | 'guide' | 'venue';
    subjectId: string;
};

export type Visit = {
    id: string;
    eventSlug: string;
    locale: 'ja' | 'en';
    title: string;
    startsAt: string;
    openUntil: string;
    isOpen: boolean;
    nickname: string;
    host: string | null;
    showsName: boolean;
    companions: Array<string>;
    word: string;
    games: Array<VisitGame>;
    next: EventSummary;
};

export type VisitGame = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    cover: ShownCover;
    minutes: number;
    minPlayers: number;
    maxPlayers: number;
    isPlayed: boolean;
    liking: 1 | 3 | 5 | null;
};

export type EventSummary = {
    slug: string;
    cover: ShownCover;
    doorsAt: string;
    startsAt: string;
    endsAt: string;
    previousStartsAt: string | null;
    publishedAt: string;
    updatedAt: string;
    state: 'published' | 'changed' | 'cancelled';
    tags: Array<'beginner' | 'alone' | 'family' | 'english' | 'taught' | 'two-player' | 'cooperative' | 'heavy' | 'new-games' | 'adults'>;
    fee: number;
    prices: Array<{
        key: string;
        name: string;
        yen: number;
    }>;
    locale: 'ja' | 'en';
    title: string;
    summary: string;
    room: string;
    venueName: string;
    box: EventBox | null;
} | null;

export type EventBox = {
    players: {
        min: number;
        max: number;
    };
    minutes: {
        min: number;
        max: number;
    };
    age: {
        min: number;
        max: number;
    };
    weight: {
        min: number;
        max: number;
    };
};

export type PlayChange = {
    liking: 1 | 3 | 5 | null;
};

export type WordChange = {
    word: string;
};

export type ShowingName = {
    showsName: boolean;
};

export type PlayLog = {
    plays: Array<Play>;
    open: Array<{
        id: string;
        locale: 'ja' | 'en';
        title: string;
        startsAt: string;
        openUntil: string;
    }>;
};

export type Play = {
    sessionId: string;
    gameId: string;
    gameSlug: string | null;
    gameLocale: 'ja' | 'en';
    game: string;
    eventSlug: string | null;
    eventLocale: 'ja' | 'en';
    event: string;
    venue: string;
    startsAt: string;
    liking: 1 | 3 | 5 | null;
    companions: Array<string>;
};

export type EventWords = {
    items: Array<{
        nickname: string;
        session: string;
        word: string;
        at: string;
    }>;
    games: Array<{
        name: string;
        players: number;
        again: number;
    }>;
};

export type PersonExport = {
    exportedAt: string;
    rows: {
        [key: string]: Array<{
            [key: string]: unknown;
        }>;
    };
};

export type ImpersonationList = {
    items: Array<Impersonation>;
};

export type Impersonation = {
    id: string;
    startedAt: string;
    endedAt: string | null;
    reason: string;
    by: string | null;
};

export type OwnStaffRights = {
    rights: Array<{
        right: 'reception' | 'guests' | 'contacts' | 'bookings' | 'notes' | 'inquiries' | 'events' | 'content' | 'publish' | 'messages' | 'statistics' | 'money' | 'administration';
        eventIds: Array<string> | null;
    }>;
    events: Array<StaffEvent>;
    isSignInFresh: boolean;
};

export type StaffEvent = {
    id: string;
    title: string;
    startsAt: string | null;
    isOver: boolean;
};

export type AdminStaffList = {
    members: Array<StaffAccount>;
    invitations: Array<StaffInvitation>;
};

export type StaffAccount = {
    userId: string;
    name: string;
    handle: string;
    email: string;
    icon?: string;
    isAdmin: boolean;
    isBanned: boolean;
    roles: Array<'editor' | 'host' | 'desk' | 'treasurer'>;
    events: Array<StaffEvent> | null;
    version: number | null;
    lastUsedAt: string | null;
};

export type StaffInvitation = {
    id: string;
    email: string;
    name: string;
    locale: 'ja' | 'en';
    roles: Array<'editor' | 'host' | 'desk' | 'treasurer'>;
    events: Array<StaffEvent> | null;
    invitedAt: string;
    expiresAt: string;
    isExpired: boolean;
};

export type StaffInvitationReceipt = {
    id: string;
    expiresAt: string;
};

export type NewStaffInvitation = {
    email: string;
    name?: string;
    locale: 'ja' | 'en';
    roles: Array<'editor' | 'host' | 'desk' | 'treasurer'>;
    eventIds: Array<string> | null;
};

export type StaffChanged = {
    version: number;
};

export type StaffChange = {
    roles: Array<'editor' | 'host' | 'desk' | 'treasurer'>;
    eventIds: Array<string> | null;
    reason: string;
    version: number;
};

export type StaffRemoved = {
    isStaff: false;
};

export type StaffRemoval = {
    reason: string;
};

export type ShownStaffInvitation = {
    isForYou: boolean;
    invitedBy: string;
    roles: Array<'editor' | 'host' | 'desk' | 'treasurer'>;
    events: Array<StaffEvent> | null;
};

export type AcceptedStaffInvitation = {
    roles: Array<'editor' | 'host' | 'desk' | 'treasurer'>;
};

export type ListSessionsData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/events/{slug}/sessions';
};

export type ListSessionsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * The time bands and tables of an event
     */
    200: SessionList;
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type ReadSeatsData = {
    body?: never;
    path?: never;
    query: {
        events: string;
    };
    url: '/api/v1/seats';
};

export type ReadSeatsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadSeatsError = ReadSeatsErrors[keyof ReadSeatsErrors];

export type ReadSeatsResponses = {
    /**
     * Seats left, now
     */
    200: Seats;
};

export type ReadSeatsResponse = ReadSeatsResponses[keyof ReadSeatsResponses];

export type ReadReminderData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/reminders/{token}';
};

export type ReadReminderErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadReminderError = ReadReminderErrors[keyof ReadReminderErrors];

export type ReadReminderResponses = {
    /**
     * What a reminder is about; reading it changes nothing
     */
    200: Reminder;
};

export type ReadReminderResponse = ReadReminderResponses[keyof ReadReminderResponses];

export type AnswerReminderData = {
    body: ReminderAnswer;
    path?: never;
    query?: never;
    url: '/api/v1/reminder-answers';
};

export type AnswerReminderErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AnswerReminderError = AnswerReminderErrors[keyof AnswerReminderErrors];

export type AnswerReminderResponses = {
    /**
     * The reservation as it is now
     */
    200: ReservationReceipt;
};

export type AnswerReminderResponse = AnswerReminderResponses[keyof AnswerReminderResponses];

export type ReadGuestReservationData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/guest-reservations/{token}';
};

export type ReadGuestReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadGuestReservationError = ReadGuestReservationErrors[keyof ReadGuestReservationErrors];

export type ReadGuestReservationResponses = {
    /**
     * What a signed link is about; reading changes nothing
     */
    200: GuestReservation;
};

export type ReadGuestReservationResponse = ReadGuestReservationResponses[keyof ReadGuestReservationResponses];

export type ReadGuestCalendarData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/guest-reservations/{token}/calendar';
};

export type ReadGuestCalendarErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadGuestCalendarError = ReadGuestCalendarErrors[keyof ReadGuestCalendarErrors];

export type ReadGuestCalendarResponses = {
    /**
     * A calendar file with this one entry
     */
    200: CalendarFile;
};

export type ReadGuestCalendarResponse = ReadGuestCalendarResponses[keyof ReadGuestCalendarResponses];

export type ChangeGuestReservationData = {
    body: GuestChange;
    path?: never;
    query?: never;
    url: '/api/v1/guest-changes';
};

export type ChangeGuestReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeGuestReservationError = ChangeGuestReservationErrors[keyof ChangeGuestReservationErrors];

export type ChangeGuestReservationResponses = {
    /**
     * The reservation as it is now
     */
    200: ReservationReceipt;
};

export type ChangeGuestReservationResponse = ChangeGuestReservationResponses[keyof ChangeGuestReservationResponses];

export type AnswerAsGuestData = {
    body: GuestAnswer;
    path?: never;
    query?: never;
    url: '/api/v1/guest-answers';
};

export type AnswerAsGuestErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AnswerAsGuestError = AnswerAsGuestErrors[keyof AnswerAsGuestErrors];

export type AnswerAsGuestResponses = {
    /**
     * The reservation as it is now
     */
    200: ReservationReceipt;
};

export type AnswerAsGuestResponse = AnswerAsGuestResponses[keyof AnswerAsGuestResponses];

export type ReadGuestPartyPlacesData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/guest-friend-seats/{token}';
};

export type ReadGuestPartyPlacesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadGuestPartyPlacesError = ReadGuestPartyPlacesErrors[keyof ReadGuestPartyPlacesErrors];

export type ReadGuestPartyPlacesResponses = {
    /**
     * Who sits where in the party
     */
    200: PartyPlaces;
};

export type ReadGuestPartyPlacesResponse = ReadGuestPartyPlacesResponses[keyof ReadGuestPartyPlacesResponses];

export type SendGuestFriendSeatData = {
    body: NewGuestFriendSeat;
    path?: never;
    query?: never;
    url: '/api/v1/guest-friend-seats';
};

export type SendGuestFriendSeatErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendGuestFriendSeatError = SendGuestFriendSeatErrors[keyof SendGuestFriendSeatErrors];

export type SendGuestFriendSeatResponses = {
    /**
     * The place as it is now
     */
    201: FriendSeatReceipt;
};

export type SendGuestFriendSeatResponse = SendGuestFriendSeatResponses[keyof SendGuestFriendSeatResponses];

export type WithdrawGuestFriendSeatData = {
    body: GuestFriendWithdrawal;
    path?: never;
    query?: never;
    url: '/api/v1/guest-friend-withdrawals';
};

export type WithdrawGuestFriendSeatErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type WithdrawGuestFriendSeatError = WithdrawGuestFriendSeatErrors[keyof WithdrawGuestFriendSeatErrors];

export type WithdrawGuestFriendSeatResponses = {
    /**
     * The place as it is now
     */
    200: FriendSeatReceipt;
};

export type WithdrawGuestFriendSeatResponse = WithdrawGuestFriendSeatResponses[keyof WithdrawGuestFriendSeatResponses];

export type ReadInvitationData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/friend-invitations/{token}';
};

export type ReadInvitationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadInvitationError = ReadInvitationErrors[keyof ReadInvitationErrors];

export type ReadInvitationResponses = {
    /**
     * What a signed link offers; reading changes nothing
     */
    200: Invitation;
};

export type ReadInvitationResponse = ReadInvitationResponses[keyof ReadInvitationResponses];

export type TakeFriendSeatData = {
    body: SeatTaking;
    path?: never;
    query?: never;
    url: '/api/v1/friend-takings';
};

export type TakeFriendSeatErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type TakeFriendSeatError = TakeFriendSeatErrors[keyof TakeFriendSeatErrors];

export type TakeFriendSeatResponses = {
    /**
     * The link of whoever took the seat
     */
    200: TakenSeat;
};

export type TakeFriendSeatResponse = TakeFriendSeatResponses[keyof TakeFriendSeatResponses];

export type DeclineFriendSeatData = {
    body: FriendRefusal;
    path?: never;
    query?: never;
    url: '/api/v1/friend-refusals';
};

export type DeclineFriendSeatErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DeclineFriendSeatError = DeclineFriendSeatErrors[keyof DeclineFriendSeatErrors];

export type DeclineFriendSeatResponses = {
    /**
     * The place as it is now
     */
    200: FriendSeatReceipt;
};

export type DeclineFriendSeatResponse = DeclineFriendSeatResponses[keyof DeclineFriendSeatResponses];

export type ReadFriendTicketData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/friend-tickets/{token}';
};

export type ReadFriendTicketErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadFriendTicketError = ReadFriendTicketErrors[keyof ReadFriendTicketErrors];

export type ReadFriendTicketResponses = {
    /**
     * The ticket of whoever took a place
     */
    200: FriendTicket;
};

export type ReadFriendTicketResponse = ReadFriendTicketResponses[keyof ReadFriendTicketResponses];

export type ReadFriendCalendarData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/friend-tickets/{token}/calendar';
};

export type ReadFriendCalendarErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadFriendCalendarError = ReadFriendCalendarErrors[keyof ReadFriendCalendarErrors];

export type ReadFriendCalendarResponses = {
    /**
     * A calendar file with this one entry
     */
    200: CalendarFile;
};

export type ReadFriendCalendarResponse = ReadFriendCalendarResponses[keyof ReadFriendCalendarResponses];

export type ReturnFriendSeatData = {
    body: FriendRefusal;
    path?: never;
    query?: never;
    url: '/api/v1/friend-returns';
};

export type ReturnFriendSeatErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReturnFriendSeatError = ReturnFriendSeatErrors[keyof ReturnFriendSeatErrors];

export type ReturnFriendSeatResponses = {
    /**
     * The place as it is now
     */
    200: FriendSeatReceipt;
};

export type ReturnFriendSeatResponse = ReturnFriendSeatResponses[keyof ReturnFriendSeatResponses];

export type ReadFriendsCompanyData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/v1/friend-tickets/{token}/company';
};

export type ReadFriendsCompanyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadFriendsCompanyError = ReadFriendsCompanyErrors[keyof ReadFriendsCompanyErrors];

export type ReadFriendsCompanyResponses = {
    /**
     * Who comes and may be seen
     */
    200: Company;
};

export type ReadFriendsCompanyResponse = ReadFriendsCompanyResponses[keyof ReadFriendsCompanyResponses];

export type ChoosePlateData = {
    body: PlateChoice;
    path?: never;
    query?: never;
    url: '/api/v1/friend-plates';
};

export type ChoosePlateErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChoosePlateError = ChoosePlateErrors[keyof ChoosePlateErrors];

export type ChoosePlateResponses = {
    /**
     * As chosen
     */
    200: {
        showsName: boolean;
    };
};

export type ChoosePlateResponse = ChoosePlateResponses[keyof ChoosePlateResponses];

export type ReadEventGamesData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/events/{slug}/games';
};

export type ReadEventGamesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadEventGamesError = ReadEventGamesErrors[keyof ReadEventGamesErrors];

export type ReadEventGamesResponses = {
    /**
     * Games that guests bring or want
     */
    200: EventGames;
};

export type ReadEventGamesResponse = ReadEventGamesResponses[keyof ReadEventGamesResponses];

export type ReadNoShowRuleData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/no-show-rule';
};

export type ReadNoShowRuleErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadNoShowRuleError = ReadNoShowRuleErrors[keyof ReadNoShowRuleErrors];

export type ReadNoShowRuleResponses = {
    /**
     * The rule about absences, if there is one
     */
    200: PublicNoShowRule;
};

export type ReadNoShowRuleResponse = ReadNoShowRuleResponses[keyof ReadNoShowRuleResponses];

export type ReadSubscriptionData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/v1/newsletter-subscriptions/{token}';
};

export type ReadSubscriptionErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadSubscriptionError = ReadSubscriptionErrors[keyof ReadSubscriptionErrors];

export type ReadSubscriptionResponses = {
    /**
     * Whether newsletters are sent; reading it changes nothing
     */
    200: Subscription;
};

export type ReadSubscriptionResponse = ReadSubscriptionResponses[keyof ReadSubscriptionResponses];

export type UnsubscribeData = {
    body: Unsubscription;
    path?: never;
    query?: never;
    url: '/api/v1/newsletter-unsubscriptions';
};

export type UnsubscribeErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type UnsubscribeError = UnsubscribeErrors[keyof UnsubscribeErrors];

export type UnsubscribeResponses = {
    /**
     * They are stopped
     */
    200: Subscription;
};

export type UnsubscribeResponse = UnsubscribeResponses[keyof UnsubscribeResponses];

export type ReadFreeBoxesData = {
    body?: never;
    path?: never;
    query: {
        games: string;
    };
    url: '/api/v1/free-boxes';
};

export type ReadFreeBoxesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadFreeBoxesError = ReadFreeBoxesErrors[keyof ReadFreeBoxesErrors];

export type ReadFreeBoxesResponses = {
    /**
     * Boxes that can be taken now, while an event is on
     */
    200: FreeBoxes;
};

export type ReadFreeBoxesResponse = ReadFreeBoxesResponses[keyof ReadFreeBoxesResponses];

export type ReadCalendarFeedData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/v1/calendar-feeds/{token}';
};

export type ReadCalendarFeedErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadCalendarFeedError = ReadCalendarFeedErrors[keyof ReadCalendarFeedErrors];

export type ReadCalendarFeedResponses = {
    /**
     * A calendar file with one's reservations
     */
    200: CalendarFile;
};

export type ReadCalendarFeedResponse = ReadCalendarFeedResponses[keyof ReadCalendarFeedResponses];

export type ReadLoginUserData = {
    body?: never;
    path?: never;
    query?: {
        _?: string;
    };
    url: '/api/v1/authorized/logins/login_user';
};

export type ReadLoginUserErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadLoginUserError = ReadLoginUserErrors[keyof ReadLoginUserErrors];

export type ReadLoginUserResponses = {
    /**
     * Who is signed in
     */
    200: LoginUser;
};

export type ReadLoginUserResponse = ReadLoginUserResponses[keyof ReadLoginUserResponses];

export type CheckUserRoleData = {
    body?: never;
    path?: never;
    query: {
        role: string;
    };
    url: '/api/v1/authorized/logins/check_user_role';
};

export type CheckUserRoleErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CheckUserRoleError = CheckUserRoleErrors[keyof CheckUserRoleErrors];

export type CheckUserRoleResponses = {
    /**
     * Whether they hold the role
     */
    200: RoleAnswer;
};

export type CheckUserRoleResponse = CheckUserRoleResponses[keyof CheckUserRoleResponses];

export type ReadProfileData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/profile';
};

export type ReadProfileErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadProfileError = ReadProfileErrors[keyof ReadProfileErrors];

export type ReadProfileResponses = {
    /**
     * One's own profile
     */
    200: Profile;
};

export type ReadProfileResponse = ReadProfileResponses[keyof ReadProfileResponses];

export type UpdateProfileData = {
    body: ProfileChange;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/profile';
};

export type UpdateProfileErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type UpdateProfileError = UpdateProfileErrors[keyof UpdateProfileErrors];

export type UpdateProfileResponses = {
    /**
     * The profile as it is now
     */
    200: Profile;
};

export type UpdateProfileResponse = UpdateProfileResponses[keyof UpdateProfileResponses];

export type CheckHandleData = {
    body?: never;
    path?: never;
    query: {
        handle: string;
    };
    url: '/api/v1/authorized/profile/handle';
};

export type CheckHandleErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CheckHandleError = CheckHandleErrors[keyof CheckHandleErrors];

export type CheckHandleResponses = {
    /**
     * Whether one may have the handle
     */
    200: HandleAnswer;
};

export type CheckHandleResponse = CheckHandleResponses[keyof CheckHandleResponses];

export type RemoveIconData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/profile/icon';
};

export type RemoveIconErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveIconError = RemoveIconErrors[keyof RemoveIconErrors];

export type RemoveIconResponses = {
    /**
     * There is no icon any more
     */
    204: void;
};

export type RemoveIconResponse = RemoveIconResponses[keyof RemoveIconResponses];

export type SetIconData = {
    body: IconChoice;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/profile/icon';
};

export type SetIconErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SetIconError = SetIconErrors[keyof SetIconErrors];

export type SetIconResponses = {
    /**
     * The icon as it is now
     */
    200: IconAnswer;
};

export type SetIconResponse = SetIconResponses[keyof SetIconResponses];

export type ListAddressesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/addresses';
};

export type ListAddressesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListAddressesError = ListAddressesErrors[keyof ListAddressesErrors];

export type ListAddressesResponses = {
    /**
     * One's own addresses
     */
    200: AddressList;
};

export type ListAddressesResponse = ListAddressesResponses[keyof ListAddressesResponses];

export type CreateAddressData = {
    body: NewAddress;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/addresses';
};

export type CreateAddressErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreateAddressError = CreateAddressErrors[keyof CreateAddressErrors];

export type CreateAddressResponses = {
    /**
     * The address is kept
     */
    201: Address;
};

export type CreateAddressResponse = CreateAddressResponses[keyof CreateAddressResponses];

export type DeleteAddressData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/addresses/{id}';
};

export type DeleteAddressErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DeleteAddressError = DeleteAddressErrors[keyof DeleteAddressErrors];

export type DeleteAddressResponses = {
    /**
     * It is gone
     */
    204: void;
};

export type DeleteAddressResponse = DeleteAddressResponses[keyof DeleteAddressResponses];

export type ReadAddressData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/addresses/{id}';
};

export type ReadAddressErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadAddressError = ReadAddressErrors[keyof ReadAddressErrors];

export type ReadAddressResponses = {
    /**
     * One of one's addresses
     */
    200: Address;
};

export type ReadAddressResponse = ReadAddressResponses[keyof ReadAddressResponses];

export type UpdateAddressData = {
    body: AddressChange;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/addresses/{id}';
};

export type UpdateAddressErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type UpdateAddressError = UpdateAddressErrors[keyof UpdateAddressErrors];

export type UpdateAddressResponses = {
    /**
     * The address as it is now
     */
    200: Address;
};

export type UpdateAddressResponse = UpdateAddressResponses[keyof UpdateAddressResponses];

export type MakeAddressDefaultData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/addresses/{id}/default';
};

export type MakeAddressDefaultErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type MakeAddressDefaultError = MakeAddressDefaultErrors[keyof MakeAddressDefaultErrors];

export type MakeAddressDefaultResponses = {
    /**
     * The addresses as they are
     */
    200: AddressList;
};

export type MakeAddressDefaultResponse = MakeAddressDefaultResponses[keyof MakeAddressDefaultResponses];

export type ListReservationsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reservations';
};

export type ListReservationsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListReservationsError = ListReservationsErrors[keyof ListReservationsErrors];

export type ListReservationsResponses = {
    /**
     * One's own reservations
     */
    200: ReservationList;
};

export type ListReservationsResponse = ListReservationsResponses[keyof ListReservationsResponses];

export type HoldSeatsData = {
    body: NewHold;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/reservations';
};

export type HoldSeatsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type HoldSeatsError = HoldSeatsErrors[keyof HoldSeatsErrors];

export type HoldSeatsResponses = {
    /**
     * The seats are held for ten minutes
     */
    201: ReservationReceipt;
};

export type HoldSeatsResponse = HoldSeatsResponses[keyof HoldSeatsResponses];

export type JoinQueueData = {
    body: NewWait;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/waiting-reservations';
};

export type JoinQueueErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type JoinQueueError = JoinQueueErrors[keyof JoinQueueErrors];

export type JoinQueueResponses = {
    /**
     * A place in the queue
     */
    201: ReservationReceipt;
};

export type JoinQueueResponse = JoinQueueResponses[keyof JoinQueueResponses];

export type ReadReservationData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reservations/{id}';
};

export type ReadReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadReservationError = ReadReservationErrors[keyof ReadReservationErrors];

export type ReadReservationResponses = {
    /**
     * One of one's reservations
     */
    200: Reservation;
};

export type ReadReservationResponse = ReadReservationResponses[keyof ReadReservationResponses];

export type ChangeReservationData = {
    body: ReservationChange;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}';
};

export type ChangeReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeReservationError = ChangeReservationErrors[keyof ChangeReservationErrors];

export type ChangeReservationResponses = {
    /**
     * The reservation as it is now
     */
    200: ReservationReceipt;
};

export type ChangeReservationResponse = ChangeReservationResponses[keyof ChangeReservationResponses];

export type ConfirmReservationData = {
    body: Confirmation;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/confirm';
};

export type ConfirmReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ConfirmReservationError = ConfirmReservationErrors[keyof ConfirmReservationErrors];

export type ConfirmReservationResponses = {
    /**
     * The reservation as it is now
     */
    200: ReservationReceipt;
};

export type ConfirmReservationResponse = ConfirmReservationResponses[keyof ConfirmReservationResponses];

export type AcceptOfferData = {
    body: Acceptance;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/accept';
};

export type AcceptOfferErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AcceptOfferError = AcceptOfferErrors[keyof AcceptOfferErrors];

export type AcceptOfferResponses = {
    /**
     * The reservation as it is now
     */
    200: ReservationReceipt;
};

export type AcceptOfferResponse = AcceptOfferResponses[keyof AcceptOfferResponses];

export type CancelReservationData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/cancel';
};

export type CancelReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CancelReservationError = CancelReservationErrors[keyof CancelReservationErrors];

export type CancelReservationResponses = {
    /**
     * The reservation as it is now
     */
    200: ReservationReceipt;
};

export type CancelReservationResponse = CancelReservationResponses[keyof CancelReservationResponses];

export type ReadCalendarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reservations/{id}/calendar';
};

export type ReadCalendarErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadCalendarError = ReadCalendarErrors[keyof ReadCalendarErrors];

export type ReadCalendarResponses = {
    /**
     * A calendar file with this one entry
     */
    200: CalendarFile;
};

export type ReadCalendarResponse = ReadCalendarResponses[keyof ReadCalendarResponses];

export type ReadPartyPlacesData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reservations/{id}/friend-seats';
};

export type ReadPartyPlacesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPartyPlacesError = ReadPartyPlacesErrors[keyof ReadPartyPlacesErrors];

export type ReadPartyPlacesResponses = {
    /**
     * Who sits where in the party
     */
    200: PartyPlaces;
};

export type ReadPartyPlacesResponse = ReadPartyPlacesResponses[keyof ReadPartyPlacesResponses];

export type SendFriendSeatData = {
    body: NewFriendSeat;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/friend-seats';
};

export type SendFriendSeatErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendFriendSeatError = SendFriendSeatErrors[keyof SendFriendSeatErrors];

export type SendFriendSeatResponses = {
    /**
     * The place as it is now
     */
    201: FriendSeatReceipt;
};

export type SendFriendSeatResponse = SendFriendSeatResponses[keyof SendFriendSeatResponses];

export type WithdrawFriendSeatData = {
    body?: never;
    path: {
        id: string;
        seatId: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/friend-seats/{seatId}/withdraw';
};

export type WithdrawFriendSeatErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type WithdrawFriendSeatError = WithdrawFriendSeatErrors[keyof WithdrawFriendSeatErrors];

export type WithdrawFriendSeatResponses = {
    /**
     * The place as it is now
     */
    200: FriendSeatReceipt;
};

export type WithdrawFriendSeatResponse = WithdrawFriendSeatResponses[keyof WithdrawFriendSeatResponses];

export type ListFriendSeatsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/friend-seats';
};

export type ListFriendSeatsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListFriendSeatsError = ListFriendSeatsErrors[keyof ListFriendSeatsErrors];

export type ListFriendSeatsResponses = {
    /**
     * Places of others' parties that one took
     */
    200: OwnFriendSeats;
};

export type ListFriendSeatsResponse = ListFriendSeatsResponses[keyof ListFriendSeatsResponses];

export type TakeFriendSeatWithAccountData = {
    body: OwnSeatTaking;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/friend-seats';
};

export type TakeFriendSeatWithAccountErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type TakeFriendSeatWithAccountError = TakeFriendSeatWithAccountErrors[keyof TakeFriendSeatWithAccountErrors];

export type TakeFriendSeatWithAccountResponses = {
    /**
     * The link of whoever took the seat
     */
    200: TakenSeat;
};

export type TakeFriendSeatWithAccountResponse = TakeFriendSeatWithAccountResponses[keyof TakeFriendSeatWithAccountResponses];

export type ReadCompanyData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/company';
};

export type ReadCompanyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadCompanyError = ReadCompanyErrors[keyof ReadCompanyErrors];

export type ReadCompanyResponses = {
    /**
     * Who comes and may be seen
     */
    200: Company;
};

export type ReadCompanyResponse = ReadCompanyResponses[keyof ReadCompanyResponses];

export type ChooseCompanyData = {
    body: CompanyChoice;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/company';
};

export type ChooseCompanyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChooseCompanyError = ChooseCompanyErrors[keyof ChooseCompanyErrors];

export type ChooseCompanyResponses = {
    /**
     * As chosen
     */
    200: CompanyChoice;
};

export type ChooseCompanyResponse = ChooseCompanyResponses[keyof ChooseCompanyResponses];

export type StateGameInterestData = {
    body: NewGameInterest;
    path: {
        slug: string;
    };
    query?: never;
    url: '/api/v1/authorized/events/{slug}/game-interests';
};

export type StateGameInterestErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type StateGameInterestError = StateGameInterestErrors[keyof StateGameInterestErrors];

export type StateGameInterestResponses = {
    /**
     * It is noted
     */
    200: GameInterestReceipt;
};

export type StateGameInterestResponse = StateGameInterestResponses[keyof StateGameInterestResponses];

export type WithdrawGameInterestData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/game-interests/{id}';
};

export type WithdrawGameInterestErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type WithdrawGameInterestError = WithdrawGameInterestErrors[keyof WithdrawGameInterestErrors];

export type WithdrawGameInterestResponses = {
    /**
     * It is gone
     */
    204: void;
};

export type WithdrawGameInterestResponse = WithdrawGameInterestResponses[keyof WithdrawGameInterestResponses];

export type RemoveGameInterestData = {
    body?: never;
    path: {
        eventId: string;
        interestId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/events/{eventId}/game-interests/{interestId}';
};

export type RemoveGameInterestErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveGameInterestError = RemoveGameInterestErrors[keyof RemoveGameInterestErrors];

export type RemoveGameInterestResponses = {
    /**
     * It is gone
     */
    204: void;
};

export type RemoveGameInterestResponse = RemoveGameInterestResponses[keyof RemoveGameInterestResponses];

export type ReadTableBoardData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/events/{slug}/table-proposals';
};

export type ReadTableBoardErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadTableBoardError = ReadTableBoardErrors[keyof ReadTableBoardErrors];

export type ReadTableBoardResponses = {
    /**
     * Games and tables of guests at an event
     */
    200: TableBoard;
};

export type ReadTableBoardResponse = ReadTableBoardResponses[keyof ReadTableBoardResponses];

export type ProposeTableData = {
    body: NewTableProposal;
    path: {
        slug: string;
    };
    query?: never;
    url: '/api/v1/authorized/events/{slug}/table-proposals';
};

export type ProposeTableErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ProposeTableError = ProposeTableErrors[keyof ProposeTableErrors];

export type ProposeTableResponses = {
    /**
     * The proposal as it is now
     */
    201: TableProposalReceipt;
};

export type ProposeTableResponse = ProposeTableResponses[keyof ProposeTableResponses];

export type ListOwnTableProposalsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/table-proposals';
};

export type ListOwnTableProposalsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListOwnTableProposalsError = ListOwnTableProposalsErrors[keyof ListOwnTableProposalsErrors];

export type ListOwnTableProposalsResponses = {
    /**
     * Tables that the person proposed
     */
    200: OwnTableProposals;
};

export type ListOwnTableProposalsResponse = ListOwnTableProposalsResponses[keyof ListOwnTableProposalsResponses];

export type WithdrawTableProposalData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/table-proposals/{id}/withdraw';
};

export type WithdrawTableProposalErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type WithdrawTableProposalError = WithdrawTableProposalErrors[keyof WithdrawTableProposalErrors];

export type WithdrawTableProposalResponses = {
    /**
     * The proposal as it is now
     */
    200: TableProposalReceipt;
};

export type WithdrawTableProposalResponse = WithdrawTableProposalResponses[keyof WithdrawTableProposalResponses];

export type ReadProposedTablesData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/events/{eventId}/table-proposals';
};

export type ReadProposedTablesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadProposedTablesError = ReadProposedTablesErrors[keyof ReadProposedTablesErrors];

export type ReadProposedTablesResponses = {
    /**
     * The rule, proposals and games of an event
     */
    200: ProposedTables;
};

export type ReadProposedTablesResponse = ReadProposedTablesResponses[keyof ReadProposedTablesResponses];

export type SetTableRuleData = {
    body: TableRuleChange;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/events/{eventId}/table-rule';
};

export type SetTableRuleErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SetTableRuleError = SetTableRuleErrors[keyof SetTableRuleErrors];

export type SetTableRuleResponses = {
    /**
     * As it is now
     */
    200: TableRuleChange;
};

export type SetTableRuleResponse = SetTableRuleResponses[keyof SetTableRuleResponses];

export type ApproveTableProposalData = {
    body: TableProposalAnswer;
    path: {
        eventId: string;
        proposalId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/events/{eventId}/table-proposals/{proposalId}/approve';
};

export type ApproveTableProposalErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ApproveTableProposalError = ApproveTableProposalErrors[keyof ApproveTableProposalErrors];

export type ApproveTableProposalResponses = {
    /**
     * The proposal as it is now
     */
    200: TableProposalReceipt;
};

export type ApproveTableProposalResponse = ApproveTableProposalResponses[keyof ApproveTableProposalResponses];

export type DeclineTableProposalData = {
    body: TableProposalAnswer;
    path: {
        eventId: string;
        proposalId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/events/{eventId}/table-proposals/{proposalId}/decline';
};

export type DeclineTableProposalErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DeclineTableProposalError = DeclineTableProposalErrors[keyof DeclineTableProposalErrors];

export type DeclineTableProposalResponses = {
    /**
     * The proposal as it is now
     */
    200: TableProposalReceipt;
};

export type DeclineTableProposalResponse = DeclineTableProposalResponses[keyof DeclineTableProposalResponses];

export type ReadDashboardData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/dashboard';
};

export type ReadDashboardErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadDashboardError = ReadDashboardErrors[keyof ReadDashboardErrors];

export type ReadDashboardResponses = {
    /**
     * The organizer's day
     */
    200: Dashboard;
};

export type ReadDashboardResponse = ReadDashboardResponses[keyof ReadDashboardResponses];

export type ReadStatisticsData = {
    body?: never;
    path?: never;
    query?: {
        month?: string;
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/statistics';
};

export type ReadStatisticsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadStatisticsError = ReadStatisticsErrors[keyof ReadStatisticsErrors];

export type ReadStatisticsResponses = {
    /**
     * A month of finished events, and the month before
     */
    200: Statistics;
};

export type ReadStatisticsResponse = ReadStatisticsResponses[keyof ReadStatisticsResponses];

export type ExportStatisticsData = {
    body?: never;
    path?: never;
    query?: {
        month?: string;
        locale?: 'ja' | 'en';
        span?: 'month' | 'year';
        encoding?: 'utf-8' | 'shift_jis';
    };
    url: '/api/v1/authorized/admin/statistics.csv';
};

export type ExportStatisticsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ExportStatisticsError = ExportStatisticsErrors[keyof ExportStatisticsErrors];

export type ExportStatisticsResponses = {
    /**
     * The file
     */
    200: string;
};

export type ExportStatisticsResponse = ExportStatisticsResponses[keyof ExportStatisticsResponses];

export type ListAllReservationsData = {
    body?: never;
    path?: never;
    query?: {
        event?: string;
        session?: string;
        group?: 'confirmed' | 'attended' | 'no-show' | 'held' | 'offered' | 'waiting' | 'cancelled';
        when?: 'upcoming' | 'today' | 'unpaid' | 'past';
        sort?: 'session' | 'name' | 'state';
        q?: string;
        language?: 'ja' | 'en';
        after?: string;
        limit?: number;
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/reservations';
};

export type ListAllReservationsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListAllReservationsError = ListAllReservationsErrors[keyof ListAllReservationsErrors];

export type ListAllReservationsResponses = {
    /**
     * Reservations of everybody, the newest first
     */
    200: AdminReservationList;
};

export type ListAllReservationsResponse = ListAllReservationsResponses[keyof ListAllReservationsResponses];

export type AddPartyData = {
    body: NewParty;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/reservations';
};

export type AddPartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AddPartyError = AddPartyErrors[keyof AddPartyErrors];

export type AddPartyResponses = {
    /**
     * The reservation as it is now
     */
    201: PartyReceipt;
};

export type AddPartyResponse = AddPartyResponses[keyof AddPartyResponses];

export type ListReservableEventsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/reservation-events';
};

export type ListReservableEventsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListReservableEventsError = ListReservableEventsErrors[keyof ListReservableEventsErrors];

export type ListReservableEventsResponses = {
    /**
     * The next events, with the seats of their sessions
     */
    200: {
        items: Array<AdminSessionsEvent>;
    };
};

export type ListReservableEventsResponse = ListReservableEventsResponses[keyof ListReservableEventsResponses];

export type ReadAnyReservationData = {
    body?: never;
    path: {
        reservationId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/reservations/{reservationId}';
};

export type ReadAnyReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadAnyReservationError = ReadAnyReservationErrors[keyof ReadAnyReservationErrors];

export type ReadAnyReservationResponses = {
    /**
     * A reservation with all that is known of it
     */
    200: AdminReservation;
};

export type ReadAnyReservationResponse = ReadAnyReservationResponses[keyof ReadAnyReservationResponses];

export type ChangePartyData = {
    body: PartyChange;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}';
};

export type ChangePartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangePartyError = ChangePartyErrors[keyof ChangePartyErrors];

export type ChangePartyResponses = {
    /**
     * The reservation as it is now
     */
    200: PartyReceipt;
};

export type ChangePartyResponse = ChangePartyResponses[keyof ChangePartyResponses];

export type QueuePartyData = {
    body: WaitingParty;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/reservations/waiting';
};

export type QueuePartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type QueuePartyError = QueuePartyErrors[keyof QueuePartyErrors];

export type QueuePartyResponses = {
    /**
     * The reservation as it is now
     */
    201: PartyReceipt;
};

export type QueuePartyResponse = QueuePartyResponses[keyof QueuePartyResponses];

export type MovePartiesData = {
    body: PartyMove;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/reservations/move';
};

export type MovePartiesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type MovePartiesError = MovePartiesErrors[keyof MovePartiesErrors];

export type MovePartiesResponses = {
    /**
     * All of them were moved
     */
    200: PartiesMoved;
};

export type MovePartiesResponse = MovePartiesResponses[keyof MovePartiesResponses];

export type ResendMailsData = {
    body: MailAgain;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/reservations/mail';
};

export type ResendMailsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ResendMailsError = ResendMailsErrors[keyof ResendMailsErrors];

export type ResendMailsResponses = {
    /**
     * How many are written to
     */
    200: PartiesMailed;
};

export type ResendMailsResponse = ResendMailsResponses[keyof ResendMailsResponses];

export type PreviewMailsData = {
    body: MailsToPreview;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/reservations/mail-preview';
};

export type PreviewMailsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PreviewMailsError = PreviewMailsErrors[keyof PreviewMailsErrors];

export type PreviewMailsResponses = {
    /**
     * Who would get which mail, and who none
     */
    200: PreviewedMails;
};

export type PreviewMailsResponse = PreviewMailsResponses[keyof PreviewMailsResponses];

export type CancelPartyData = {
    body: PartyCancellation;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}/cancel';
};

export type CancelPartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CancelPartyError = CancelPartyErrors[keyof CancelPartyErrors];

export type CancelPartyResponses = {
    /**
     * The reservation as it is now
     */
    200: PartyReceipt;
};

export type CancelPartyResponse = CancelPartyResponses[keyof CancelPartyResponses];

export type RestorePartyData = {
    body: PartyReason;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}/restore';
};

export type RestorePartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RestorePartyError = RestorePartyErrors[keyof RestorePartyErrors];

export type RestorePartyResponses = {
    /**
     * The reservation as it is now
     */
    200: PartyReceipt;
};

export type RestorePartyResponse = RestorePartyResponses[keyof RestorePartyResponses];

export type OfferByHandData = {
    body: PartyOffer;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}/offer';
};

export type OfferByHandErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type OfferByHandError = OfferByHandErrors[keyof OfferByHandErrors];

export type OfferByHandResponses = {
    /**
     * The reservation as it is now
     */
    200: PartyReceipt;
};

export type OfferByHandResponse = OfferByHandResponses[keyof OfferByHandResponses];

export type AcceptForPartyData = {
    body?: never;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}/accept';
};

export type AcceptForPartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AcceptForPartyError = AcceptForPartyErrors[keyof AcceptForPartyErrors];

export type AcceptForPartyResponses = {
    /**
     * The reservation as it is now
     */
    200: PartyReceipt;
};

export type AcceptForPartyResponse = AcceptForPartyResponses[keyof AcceptForPartyResponses];

export type ExportReservationsData = {
    body?: never;
    path?: never;
    query?: {
        event?: string;
        session?: string;
        group?: 'confirmed' | 'attended' | 'no-show' | 'held' | 'offered' | 'waiting' | 'cancelled';
        when?: 'upcoming' | 'today' | 'unpaid' | 'past';
        sort?: 'session' | 'name' | 'state';
        q?: string;
        language?: 'ja' | 'en';
        set?: 'list' | 'name-tags';
        encoding?: 'utf-8' | 'shift_jis';
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/reservations.csv';
};

export type ExportReservationsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ExportReservationsError = ExportReservationsErrors[keyof ExportReservationsErrors];

export type ExportReservationsResponses = {
    /**
     * The file
     */
    200: string;
};

export type ExportReservationsResponse = ExportReservationsResponses[keyof ExportReservationsResponses];

export type ExportContactsData = {
    body: ContactCsv;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/reservations/contacts.csv';
};

export type ExportContactsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ExportContactsError = ExportContactsErrors[keyof ExportContactsErrors];

export type ExportContactsResponses = {
    /**
     * The file
     */
    200: string;
};

export type ExportContactsResponse = ExportContactsResponses[keyof ExportContactsResponses];

export type ReadPersonRecordData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/people/{userId}/reservations';
};

export type ReadPersonRecordErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPersonRecordError = ReadPersonRecordErrors[keyof ReadPersonRecordErrors];

export type ReadPersonRecordResponses = {
    /**
     * A person's reservations, and how often they came
     */
    200: PersonRecord;
};

export type ReadPersonRecordResponse = ReadPersonRecordResponses[keyof ReadPersonRecordResponses];

export type ListCallsData = {
    body?: never;
    path?: never;
    query?: {
        event?: string;
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/calls';
};

export type ListCallsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListCallsError = ListCallsErrors[keyof ListCallsErrors];

export type ListCallsResponses = {
    /**
     * Parties to be told on the telephone
     */
    200: CallList;
};

export type ListCallsResponse = ListCallsResponses[keyof ListCallsResponses];

export type ClaimCallData = {
    body: CallClaim;
    path: {
        callId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/calls/{callId}/claim';
};

export type ClaimCallErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ClaimCallError = ClaimCallErrors[keyof ClaimCallErrors];

export type ClaimCallResponses = {
    /**
     * Whether one telephones them now
     */
    200: ClaimedCall;
};

export type ClaimCallResponse = ClaimCallResponses[keyof ClaimCallResponses];

export type NoteCallData = {
    body: CallOutcome;
    path: {
        callId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/calls/{callId}';
};

export type NoteCallErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type NoteCallError = NoteCallErrors[keyof NoteCallErrors];

export type NoteCallResponses = {
    /**
     * The call as it is now
     */
    200: NotedCall;
};

export type NoteCallResponse = NoteCallResponses[keyof NoteCallResponses];

export type NoteReservationData = {
    body: StaffNoteChange;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}/staff-note';
};

export type NoteReservationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type NoteReservationError = NoteReservationErrors[keyof NoteReservationErrors];

export type NoteReservationResponses = {
    /**
     * Whether there is a note now
     */
    200: StaffNote;
};

export type NoteReservationResponse = NoteReservationResponses[keyof NoteReservationResponses];

export type ReadPersonNoteData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/people/{userId}/staff-note';
};

export type ReadPersonNoteErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPersonNoteError = ReadPersonNoteErrors[keyof ReadPersonNoteErrors];

export type ReadPersonNoteResponses = {
    /**
     * The organizer's note about a person
     */
    200: PersonNote;
};

export type ReadPersonNoteResponse = ReadPersonNoteResponses[keyof ReadPersonNoteResponses];

export type NotePersonData = {
    body: StaffNoteChange;
    path: {
        userId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/people/{userId}/staff-note';
};

export type NotePersonErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type NotePersonError = NotePersonErrors[keyof NotePersonErrors];

export type NotePersonResponses = {
    /**
     * Whether there is a note now
     */
    200: StaffNote;
};

export type NotePersonResponse = NotePersonResponses[keyof NotePersonResponses];

export type ReadOwnNoShowsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/no-shows';
};

export type ReadOwnNoShowsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadOwnNoShowsError = ReadOwnNoShowsErrors[keyof ReadOwnNoShowsErrors];

export type ReadOwnNoShowsResponses = {
    /**
     * One's own absences, and what follows from them
     */
    200: OwnNoShows;
};

export type ReadOwnNoShowsResponse = ReadOwnNoShowsResponses[keyof ReadOwnNoShowsResponses];

export type ReadAdminNoShowRuleData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/no-show-rule';
};

export type ReadAdminNoShowRuleErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadAdminNoShowRuleError = ReadAdminNoShowRuleErrors[keyof ReadAdminNoShowRuleErrors];

export type ReadAdminNoShowRuleResponses = {
    /**
     * The rule about absences, on or off
     */
    200: AdminNoShowRule;
};

export type ReadAdminNoShowRuleResponse = ReadAdminNoShowRuleResponses[keyof ReadAdminNoShowRuleResponses];

export type ChangeNoShowRuleData = {
    body: NoShowRuleChange;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/no-show-rule';
};

export type ChangeNoShowRuleErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeNoShowRuleError = ChangeNoShowRuleErrors[keyof ChangeNoShowRuleErrors];

export type ChangeNoShowRuleResponses = {
    /**
     * The rule as it is now
     */
    200: AdminNoShowRule;
};

export type ChangeNoShowRuleResponse = ChangeNoShowRuleResponses[keyof ChangeNoShowRuleResponses];

export type ReadPersonNoShowsData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/people/{userId}/no-shows';
};

export type ReadPersonNoShowsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPersonNoShowsError = ReadPersonNoShowsErrors[keyof ReadPersonNoShowsErrors];

export type ReadPersonNoShowsResponses = {
    /**
     * A person's absences, and what follows from them
     */
    200: PersonNoShows;
};

export type ReadPersonNoShowsResponse = ReadPersonNoShowsResponses[keyof ReadPersonNoShowsResponses];

export type CountAbsenceData = {
    body?: never;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}/no-show-excuse';
};

export type CountAbsenceErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CountAbsenceError = CountAbsenceErrors[keyof CountAbsenceErrors];

export type CountAbsenceResponses = {
    /**
     * It counts again
     */
    204: void;
};

export type CountAbsenceResponse = CountAbsenceResponses[keyof CountAbsenceResponses];

export type ExcuseAbsenceData = {
    body: NewNoShowExcuse;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/reservations/{reservationId}/no-show-excuse';
};

export type ExcuseAbsenceErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ExcuseAbsenceError = ExcuseAbsenceErrors[keyof ExcuseAbsenceErrors];

export type ExcuseAbsenceResponses = {
    /**
     * It does not count
     */
    200: NoShowExcused;
};

export type ExcuseAbsenceResponse = ExcuseAbsenceResponses[keyof ExcuseAbsenceResponses];

export type ReadTableToDecideData = {
    body?: never;
    path: {
        sessionId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/tables/{sessionId}/decision';
};

export type ReadTableToDecideErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadTableToDecideError = ReadTableToDecideErrors[keyof ReadTableToDecideErrors];

export type ReadTableToDecideResponses = {
    /**
     * The table, and what either decision does
     */
    200: TableToDecide;
};

export type ReadTableToDecideResponse = ReadTableToDecideResponses[keyof ReadTableToDecideResponses];

export type DecideTableData = {
    body: TableDecision;
    path: {
        sessionId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/tables/{sessionId}/decision';
};

export type DecideTableErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DecideTableError = DecideTableErrors[keyof DecideTableErrors];

export type DecideTableResponses = {
    /**
     * It is decided
     */
    200: DecidedTable;
};

export type DecideTableResponse = DecideTableResponses[keyof DecideTableResponses];

export type ListAuditEntriesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        actor?: string;
        group?: string;
        from?: string;
        to?: string;
        subject?: string;
        impersonated?: string;
        after?: string;
        limit?: number;
    };
    url: '/api/v1/authorized/admin/audit-entries';
};

export type ListAuditEntriesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListAuditEntriesError = ListAuditEntriesErrors[keyof ListAuditEntriesErrors];

export type ListAuditEntriesResponses = {
    /**
     * What admins did, the newest first
     */
    200: AuditEntryList;
};

export type ListAuditEntriesResponse = ListAuditEntriesResponses[keyof ListAuditEntriesResponses];

export type ListReceptionEventsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reception/events';
};

export type ListReceptionEventsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListReceptionEventsError = ListReceptionEventsErrors[keyof ListReceptionEventsErrors];

export type ListReceptionEventsResponses = {
    /**
     * The events at whose reception one may work now
     */
    200: ReceptionEvents;
};

export type ListReceptionEventsResponse = ListReceptionEventsResponses[keyof ListReceptionEventsResponses];

export type ReadReceptionData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reception/events/{eventId}';
};

export type ReadReceptionErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadReceptionError = ReadReceptionErrors[keyof ReadReceptionErrors];

export type ReadReceptionResponses = {
    /**
     * Everything the door needs, also without a network
     */
    200: ReceptionList;
};

export type ReadReceptionResponse = ReadReceptionResponses[keyof ReadReceptionResponses];

export type SendReceptionMarksData = {
    body: NewReceptionMarks;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/reception/events/{eventId}/marks';
};

export type SendReceptionMarksErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendReceptionMarksError = SendReceptionMarksErrors[keyof SendReceptionMarksErrors];

export type SendReceptionMarksResponses = {
    /**
     * What became of each
     */
    200: ReceptionAnswers;
};

export type SendReceptionMarksResponse = SendReceptionMarksResponses[keyof SendReceptionMarksResponses];

export type FindTicketData = {
    body?: never;
    path: {
        code: string;
    };
    query?: never;
    url: '/api/v1/authorized/reception/tickets/{code}';
};

export type FindTicketErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type FindTicketError = FindTicketErrors[keyof FindTicketErrors];

export type FindTicketResponses = {
    /**
     * To which reception a ticket belongs
     */
    200: ReceptionTicket;
};

export type FindTicketResponse = FindTicketResponses[keyof FindTicketResponses];

export type ReadLendingData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reception/events/{eventId}/lending';
};

export type ReadLendingErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadLendingError = ReadLendingErrors[keyof ReadLendingErrors];

export type ReadLendingResponses = {
    /**
     * Everything the desk needs to lend boxes
     */
    200: LendingList;
};

export type ReadLendingResponse = ReadLendingResponses[keyof ReadLendingResponses];

export type SendLoanMarksData = {
    body: NewLoanMarks;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/reception/events/{eventId}/lending/marks';
};

export type SendLoanMarksErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendLoanMarksError = SendLoanMarksErrors[keyof SendLoanMarksErrors];

export type SendLoanMarksResponses = {
    /**
     * What became of each
     */
    200: LoanAnswers;
};

export type SendLoanMarksResponse = SendLoanMarksResponses[keyof SendLoanMarksResponses];

export type ListReceptionHelpersData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/events/{eventId}/reception-helpers';
};

export type ListReceptionHelpersErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListReceptionHelpersError = ListReceptionHelpersErrors[keyof ListReceptionHelpersErrors];

export type ListReceptionHelpersResponses = {
    /**
     * Who may work the reception besides admins
     */
    200: ReceptionHelpers;
};

export type ListReceptionHelpersResponse = ListReceptionHelpersResponses[keyof ListReceptionHelpersResponses];

export type GrantReceptionHelpData = {
    body: NewReceptionHelper;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/events/{eventId}/reception-helpers';
};

export type GrantReceptionHelpErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type GrantReceptionHelpError = GrantReceptionHelpErrors[keyof GrantReceptionHelpErrors];

export type GrantReceptionHelpResponses = {
    /**
     * They may
     */
    204: void;
};

export type GrantReceptionHelpResponse = GrantReceptionHelpResponses[keyof GrantReceptionHelpResponses];

export type RevokeReceptionHelpData = {
    body?: never;
    path: {
        eventId: string;
        userId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/events/{eventId}/reception-helpers/{userId}';
};

export type RevokeReceptionHelpErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RevokeReceptionHelpError = RevokeReceptionHelpErrors[keyof RevokeReceptionHelpErrors];

export type RevokeReceptionHelpResponses = {
    /**
     * They may no longer
     */
    204: void;
};

export type RevokeReceptionHelpResponse = RevokeReceptionHelpResponses[keyof RevokeReceptionHelpResponses];

export type ReadMoneyMonthData = {
    body?: never;
    path?: never;
    query?: {
        month?: string;
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/money';
};

export type ReadMoneyMonthErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadMoneyMonthError = ReadMoneyMonthErrors[keyof ReadMoneyMonthErrors];

export type ReadMoneyMonthResponses = {
    /**
     * What was owed and taken in a month, by evening
     */
    200: MoneyMonth;
};

export type ReadMoneyMonthResponse = ReadMoneyMonthResponses[keyof ReadMoneyMonthResponses];

export type ExportMoneyData = {
    body?: never;
    path?: never;
    query?: {
        eventId?: string;
        month?: string;
        encoding?: 'utf-8' | 'shift_jis';
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/money/entries.csv';
};

export type ExportMoneyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ExportMoneyError = ExportMoneyErrors[keyof ExportMoneyErrors];

export type ExportMoneyResponses = {
    /**
     * The file
     */
    200: string;
};

export type ExportMoneyResponse = ExportMoneyResponses[keyof ExportMoneyResponses];

export type ReadMoneyEveningData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/money/evenings/{eventId}';
};

export type ReadMoneyEveningErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadMoneyEveningError = ReadMoneyEveningErrors[keyof ReadMoneyEveningErrors];

export type ReadMoneyEveningResponses = {
    /**
     * The money of an evening
     */
    200: MoneyEvening;
};

export type ReadMoneyEveningResponse = ReadMoneyEveningResponses[keyof ReadMoneyEveningResponses];

export type CorrectMoneyData = {
    body: NewMoneyCorrection;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/money/evenings/{eventId}/corrections';
};

export type CorrectMoneyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CorrectMoneyError = CorrectMoneyErrors[keyof CorrectMoneyErrors];

export type CorrectMoneyResponses = {
    /**
     * It is done
     */
    200: MoneyChanged;
};

export type CorrectMoneyResponse = CorrectMoneyResponses[keyof CorrectMoneyResponses];

export type CloseEveningData = {
    body: NewMoneyClosing;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/money/evenings/{eventId}/closing';
};

export type CloseEveningErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CloseEveningError = CloseEveningErrors[keyof CloseEveningErrors];

export type CloseEveningResponses = {
    /**
     * It is done
     */
    200: MoneyChanged;
};

export type CloseEveningResponse = CloseEveningResponses[keyof CloseEveningResponses];

export type ReopenEveningData = {
    body: MoneyReopening;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/money/evenings/{eventId}/reopening';
};

export type ReopenEveningErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReopenEveningError = ReopenEveningErrors[keyof ReopenEveningErrors];

export type ReopenEveningResponses = {
    /**
     * It is done
     */
    200: MoneyChanged;
};

export type ReopenEveningResponse = ReopenEveningResponses[keyof ReopenEveningResponses];

export type ReadOwnReceiptsData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reservations/{id}/receipts';
};

export type ReadOwnReceiptsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadOwnReceiptsError = ReadOwnReceiptsErrors[keyof ReadOwnReceiptsErrors];

export type ReadOwnReceiptsResponses = {
    /**
     * Receipts of one's reservation, and what is on none yet
     */
    200: OwnReceipts;
};

export type ReadOwnReceiptsResponse = ReadOwnReceiptsResponses[keyof ReadOwnReceiptsResponses];

export type IssueOwnReceiptData = {
    body: NewReceipt;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/receipts';
};

export type IssueOwnReceiptErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type IssueOwnReceiptError = IssueOwnReceiptErrors[keyof IssueOwnReceiptErrors];

export type IssueOwnReceiptResponses = {
    /**
     * The receipt
     */
    201: ReceiptReference;
};

export type IssueOwnReceiptResponse = IssueOwnReceiptResponses[keyof IssueOwnReceiptResponses];

export type ReissueOwnReceiptData = {
    body: OwnReceiptReissue;
    path: {
        id: string;
        receiptId: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/receipts/{receiptId}/reissue';
};

export type ReissueOwnReceiptErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReissueOwnReceiptError = ReissueOwnReceiptErrors[keyof ReissueOwnReceiptErrors];

export type ReissueOwnReceiptResponses = {
    /**
     * The receipt
     */
    201: ReceiptReference;
};

export type ReissueOwnReceiptResponse = ReissueOwnReceiptResponses[keyof ReissueOwnReceiptResponses];

export type ReadOwnReceiptPdfData = {
    body?: never;
    path: {
        id: string;
        receiptId: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/receipts/{receiptId}/pdf';
};

export type ReadOwnReceiptPdfErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadOwnReceiptPdfError = ReadOwnReceiptPdfErrors[keyof ReadOwnReceiptPdfErrors];

export type ReadOwnReceiptPdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type ReadOwnReceiptPdfResponse = ReadOwnReceiptPdfResponses[keyof ReadOwnReceiptPdfResponses];

export type ReadPartyReceiptsData = {
    body?: never;
    path: {
        reservationId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts';
};

export type ReadPartyReceiptsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPartyReceiptsError = ReadPartyReceiptsErrors[keyof ReadPartyReceiptsErrors];

export type ReadPartyReceiptsResponses = {
    /**
     * Receipts of a party, and what is on none yet
     */
    200: PartyReceipts;
};

export type ReadPartyReceiptsResponse = ReadPartyReceiptsResponses[keyof ReadPartyReceiptsResponses];

export type IssueReceiptData = {
    body: NewReceipt;
    path: {
        reservationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts';
};

export type IssueReceiptErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type IssueReceiptError = IssueReceiptErrors[keyof IssueReceiptErrors];

export type IssueReceiptResponses = {
    /**
     * The receipt
     */
    201: ReceiptReference;
};

export type IssueReceiptResponse = IssueReceiptResponses[keyof IssueReceiptResponses];

export type ReissueReceiptData = {
    body: ReceiptReissue;
    path: {
        reservationId: string;
        receiptId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts/{receiptId}/reissue';
};

export type ReissueReceiptErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReissueReceiptError = ReissueReceiptErrors[keyof ReissueReceiptErrors];

export type ReissueReceiptResponses = {
    /**
     * The receipt
     */
    201: ReceiptReference;
};

export type ReissueReceiptResponse = ReissueReceiptResponses[keyof ReissueReceiptResponses];

export type VoidReceiptData = {
    body: ReceiptVoid;
    path: {
        reservationId: string;
        receiptId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts/{receiptId}/void';
};

export type VoidReceiptErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type VoidReceiptError = VoidReceiptErrors[keyof VoidReceiptErrors];

export type VoidReceiptResponses = {
    /**
     * The receipt
     */
    200: ReceiptReference;
};

export type VoidReceiptResponse = VoidReceiptResponses[keyof VoidReceiptResponses];

export type ReadReceiptPdfData = {
    body?: never;
    path: {
        receiptId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/money/receipts/{receiptId}/pdf';
};

export type ReadReceiptPdfErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadReceiptPdfError = ReadReceiptPdfErrors[keyof ReadReceiptPdfErrors];

export type ReadReceiptPdfResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type ReadReceiptPdfResponse = ReadReceiptPdfResponses[keyof ReadReceiptPdfResponses];

export type ListPriceCodesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/price-codes';
};

export type ListPriceCodesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListPriceCodesError = ListPriceCodesErrors[keyof ListPriceCodesErrors];

export type ListPriceCodesResponses = {
    /**
     * Codes with their uses, the newest first
     */
    200: PriceCodes;
};

export type ListPriceCodesResponse = ListPriceCodesResponses[keyof ListPriceCodesResponses];

export type CreatePriceCodeData = {
    body: NewPriceCode;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/price-codes';
};

export type CreatePriceCodeErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreatePriceCodeError = CreatePriceCodeErrors[keyof CreatePriceCodeErrors];

export type CreatePriceCodeResponses = {
    /**
     * The code
     */
    201: PriceCodeReference;
};

export type CreatePriceCodeResponse = CreatePriceCodeResponses[keyof CreatePriceCodeResponses];

export type StopPriceCodeData = {
    body?: never;
    path: {
        codeId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/price-codes/{codeId}/stop';
};

export type StopPriceCodeErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type StopPriceCodeError = StopPriceCodeErrors[keyof StopPriceCodeErrors];

export type StopPriceCodeResponses = {
    /**
     * It is stopped
     */
    200: PriceCodeReference;
};

export type StopPriceCodeResponse = StopPriceCodeResponses[keyof StopPriceCodeResponses];

export type ReadOwnPassesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/passes';
};

export type ReadOwnPassesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadOwnPassesError = ReadOwnPassesErrors[keyof ReadOwnPassesErrors];

export type ReadOwnPassesResponses = {
    /**
     * One's own passes and stamps
     */
    200: OwnPasses;
};

export type ReadOwnPassesResponse = ReadOwnPassesResponses[keyof ReadOwnPassesResponses];

export type ListPassKindsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/pass-kinds';
};

export type ListPassKindsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListPassKindsError = ListPassKindsErrors[keyof ListPassKindsErrors];

export type ListPassKindsResponses = {
    /**
     * What can be sold, and the stamp card, the newest first
     */
    200: PassKinds;
};

export type ListPassKindsResponse = ListPassKindsResponses[keyof ListPassKindsResponses];

export type CreatePassKindData = {
    body: NewPassKind;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/pass-kinds';
};

export type CreatePassKindErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreatePassKindError = CreatePassKindErrors[keyof CreatePassKindErrors];

export type CreatePassKindResponses = {
    /**
     * The kind
     */
    201: PassKindReference;
};

export type CreatePassKindResponse = CreatePassKindResponses[keyof CreatePassKindResponses];

export type StopPassKindData = {
    body?: never;
    path: {
        kindId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/pass-kinds/{kindId}/stop';
};

export type StopPassKindErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type StopPassKindError = StopPassKindErrors[keyof StopPassKindErrors];

export type StopPassKindResponses = {
    /**
     * It is stopped
     */
    200: PassKindReference;
};

export type StopPassKindResponse = StopPassKindResponses[keyof StopPassKindResponses];

export type ReadPersonPassesData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/people/{userId}/passes';
};

export type ReadPersonPassesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPersonPassesError = ReadPersonPassesErrors[keyof ReadPersonPassesErrors];

export type ReadPersonPassesResponses = {
    /**
     * A person's passes and stamps, and what can be sold
     */
    200: PersonPasses;
};

export type ReadPersonPassesResponse = ReadPersonPassesResponses[keyof ReadPersonPassesResponses];

export type AddPassData = {
    body: NewPass;
    path: {
        userId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/people/{userId}/passes';
};

export type AddPassErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AddPassError = AddPassErrors[keyof AddPassErrors];

export type AddPassResponses = {
    /**
     * The pass
     */
    201: PassReference;
};

export type AddPassResponse = AddPassResponses[keyof AddPassResponses];

export type EndPassData = {
    body: PassEnd;
    path: {
        passId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/passes/{passId}/end';
};

export type EndPassErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type EndPassError = EndPassErrors[keyof EndPassErrors];

export type EndPassResponses = {
    /**
     * It is taken back
     */
    200: PassReference;
};

export type EndPassResponse = EndPassResponses[keyof EndPassResponses];

export type EndCalendarFeedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/calendar-feed';
};

export type EndCalendarFeedErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type EndCalendarFeedError = EndCalendarFeedErrors[keyof EndCalendarFeedErrors];

export type EndCalendarFeedResponses = {
    /**
     * There is none
     */
    204: void;
};

export type EndCalendarFeedResponse = EndCalendarFeedResponses[keyof EndCalendarFeedResponses];

export type ReadCalendarFeedAddressData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/calendar-feed';
};

export type ReadCalendarFeedAddressErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadCalendarFeedAddressError = ReadCalendarFeedAddressErrors[keyof ReadCalendarFeedAddressErrors];

export type ReadCalendarFeedAddressResponses = {
    /**
     * Where one's feed is
     */
    200: CalendarFeed;
};

export type ReadCalendarFeedAddressResponse = ReadCalendarFeedAddressResponses[keyof ReadCalendarFeedAddressResponses];

export type RenewCalendarFeedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/calendar-feed';
};

export type RenewCalendarFeedErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RenewCalendarFeedError = RenewCalendarFeedErrors[keyof RenewCalendarFeedErrors];

export type RenewCalendarFeedResponses = {
    /**
     * It has a new address; the former leads nowhere
     */
    201: RenewedCalendarFeed;
};

export type RenewCalendarFeedResponse = RenewCalendarFeedResponses[keyof RenewCalendarFeedResponses];

export type ReadNotificationChoicesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/notification-choices';
};

export type ReadNotificationChoicesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadNotificationChoicesError = ReadNotificationChoicesErrors[keyof ReadNotificationChoicesErrors];

export type ReadNotificationChoicesResponses = {
    /**
     * Which notices one gets, and how
     */
    200: NotificationChoices;
};

export type ReadNotificationChoicesResponse = ReadNotificationChoicesResponses[keyof ReadNotificationChoicesResponses];

export type SaveNotificationChoicesData = {
    body: NotificationChange;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/notification-choices';
};

export type SaveNotificationChoicesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SaveNotificationChoicesError = SaveNotificationChoicesErrors[keyof SaveNotificationChoicesErrors];

export type SaveNotificationChoicesResponses = {
    /**
     * The choices as they are now
     */
    200: NotificationChoices;
};

export type SaveNotificationChoicesResponse = SaveNotificationChoicesResponses[keyof SaveNotificationChoicesResponses];

export type ReadPushKeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/push-key';
};

export type ReadPushKeyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPushKeyError = ReadPushKeyErrors[keyof ReadPushKeyErrors];

export type ReadPushKeyResponses = {
    /**
     * What a browser subscribes with
     */
    200: PushKey;
};

export type ReadPushKeyResponse = ReadPushKeyResponses[keyof ReadPushKeyResponses];

export type ListPushDevicesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/push-devices';
};

export type ListPushDevicesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListPushDevicesError = ListPushDevicesErrors[keyof ListPushDevicesErrors];

export type ListPushDevicesResponses = {
    /**
     * One's browsers that get pushes
     */
    200: PushDeviceList;
};

export type ListPushDevicesResponse = ListPushDevicesResponses[keyof ListPushDevicesResponses];

export type AddPushDeviceData = {
    body: NewPushDevice;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/push-devices';
};

export type AddPushDeviceErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AddPushDeviceError = AddPushDeviceErrors[keyof AddPushDeviceErrors];

export type AddPushDeviceResponses = {
    /**
     * The browser gets pushes
     */
    201: AddedPushDevice;
};

export type AddPushDeviceResponse = AddPushDeviceResponses[keyof AddPushDeviceResponses];

export type RemovePushDeviceData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/push-devices/{id}';
};

export type RemovePushDeviceErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemovePushDeviceError = RemovePushDeviceErrors[keyof RemovePushDeviceErrors];

export type RemovePushDeviceResponses = {
    /**
     * It gets none any more
     */
    204: void;
};

export type RemovePushDeviceResponse = RemovePushDeviceResponses[keyof RemovePushDeviceResponses];

export type TryPushDeviceData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/push-devices/{id}/trial';
};

export type TryPushDeviceErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type TryPushDeviceError = TryPushDeviceErrors[keyof TryPushDeviceErrors];

export type TryPushDeviceResponses = {
    /**
     * A push is on its way
     */
    201: AddedPushDevice;
};

export type TryPushDeviceResponse = TryPushDeviceResponses[keyof TryPushDeviceResponses];

export type UnfollowSubjectData = {
    body?: never;
    path?: never;
    query: {
        kind: 'event' | 'series' | 'game' | 'guide' | 'venue';
        subjectId: string;
    };
    url: '/api/v1/authorized/follows';
};

export type UnfollowSubjectErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type UnfollowSubjectError = UnfollowSubjectErrors[keyof UnfollowSubjectErrors];

export type UnfollowSubjectResponses = {
    /**
     * It is not followed
     */
    204: void;
};

export type UnfollowSubjectResponse = UnfollowSubjectResponses[keyof UnfollowSubjectResponses];

export type ListFollowsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/follows';
};

export type ListFollowsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListFollowsError = ListFollowsErrors[keyof ListFollowsErrors];

export type ListFollowsResponses = {
    /**
     * What one follows
     */
    200: FollowList;
};

export type ListFollowsResponse = ListFollowsResponses[keyof ListFollowsResponses];

export type FollowSubjectData = {
    body: Follow;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/follows';
};

export type FollowSubjectErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type FollowSubjectError = FollowSubjectErrors[keyof FollowSubjectErrors];

export type FollowSubjectResponses = {
    /**
     * It is followed
     */
    200: Follow;
};

export type FollowSubjectResponse = FollowSubjectResponses[keyof FollowSubjectResponses];

export type ListFollowablesData = {
    body?: never;
    path?: never;
    query: {
        kind: 'event' | 'game' | 'guide';
        slug: string;
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/followables';
};

export type ListFollowablesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListFollowablesError = ListFollowablesErrors[keyof ListFollowablesErrors];

export type ListFollowablesResponses = {
    /**
     * What can be followed from a page
     */
    200: FollowList;
};

export type ListFollowablesResponse = ListFollowablesResponses[keyof ListFollowablesResponses];

export type ReadVisitData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/reservations/{id}/visit';
};

export type ReadVisitErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadVisitError = ReadVisitErrors[keyof ReadVisitErrors];

export type ReadVisitResponses = {
    /**
     * An evening at which one was
     */
    200: Visit;
};

export type ReadVisitResponse = ReadVisitResponses[keyof ReadVisitResponses];

export type TakeBackPlayData = {
    body?: never;
    path: {
        id: string;
        slug: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/visit/plays/{slug}';
};

export type TakeBackPlayErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type TakeBackPlayError = TakeBackPlayErrors[keyof TakeBackPlayErrors];

export type TakeBackPlayResponses = {
    /**
     * It was not played
     */
    204: void;
};

export type TakeBackPlayResponse = TakeBackPlayResponses[keyof TakeBackPlayResponses];

export type AddPlayData = {
    body: PlayChange;
    path: {
        id: string;
        slug: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/visit/plays/{slug}';
};

export type AddPlayErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AddPlayError = AddPlayErrors[keyof AddPlayErrors];

export type AddPlayResponses = {
    /**
     * It was played
     */
    200: PlayChange;
};

export type AddPlayResponse = AddPlayResponses[keyof AddPlayResponses];

export type SaveVisitWordData = {
    body: WordChange;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/visit/word';
};

export type SaveVisitWordErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SaveVisitWordError = SaveVisitWordErrors[keyof SaveVisitWordErrors];

export type SaveVisitWordResponses = {
    /**
     * As the organizer reads it
     */
    200: WordChange;
};

export type SaveVisitWordResponse = SaveVisitWordResponses[keyof SaveVisitWordResponses];

export type ShowVisitNameData = {
    body: ShowingName;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/v1/authorized/reservations/{id}/visit/name';
};

export type ShowVisitNameErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ShowVisitNameError = ShowVisitNameErrors[keyof ShowVisitNameErrors];

export type ShowVisitNameResponses = {
    /**
     * As chosen
     */
    200: ShowingName;
};

export type ShowVisitNameResponse = ShowVisitNameResponses[keyof ShowVisitNameResponses];

export type ReadPlayLogData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/plays';
};

export type ReadPlayLogErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPlayLogError = ReadPlayLogErrors[keyof ReadPlayLogErrors];

export type ReadPlayLogResponses = {
    /**
     * What one played
     */
    200: PlayLog;
};

export type ReadPlayLogResponse = ReadPlayLogResponses[keyof ReadPlayLogResponses];

export type RemovePlayData = {
    body?: never;
    path: {
        sessionId: string;
        gameId: string;
    };
    query?: never;
    url: '/api/v1/authorized/plays/{sessionId}/{gameId}';
};

export type RemovePlayErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemovePlayError = RemovePlayErrors[keyof RemovePlayErrors];

export type RemovePlayResponses = {
    /**
     * It is not in the log any more
     */
    204: void;
};

export type RemovePlayResponse = RemovePlayResponses[keyof RemovePlayResponses];

export type ReadEventWordsData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/events/{eventId}/words';
};

export type ReadEventWordsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadEventWordsError = ReadEventWordsErrors[keyof ReadEventWordsErrors];

export type ReadEventWordsResponses = {
    /**
     * What guests wrote
     */
    200: EventWords;
};

export type ReadEventWordsResponse = ReadEventWordsResponses[keyof ReadEventWordsResponses];

export type ExportPersonData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/export';
};

export type ExportPersonErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ExportPersonError = ExportPersonErrors[keyof ExportPersonErrors];

export type ExportPersonResponses = {
    /**
     * Everything of one's own
     */
    200: PersonExport;
};

export type ExportPersonResponse = ExportPersonResponses[keyof ExportPersonResponses];

export type ListImpersonationsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/impersonations';
};

export type ListImpersonationsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListImpersonationsError = ListImpersonationsErrors[keyof ListImpersonationsErrors];

export type ListImpersonationsResponses = {
    /**
     * Who acted in this person's name, newest first
     */
    200: ImpersonationList;
};

export type ListImpersonationsResponse = ListImpersonationsResponses[keyof ListImpersonationsResponses];

export type ReadOwnRightsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/staff/rights';
};

export type ReadOwnRightsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadOwnRightsError = ReadOwnRightsErrors[keyof ReadOwnRightsErrors];

export type ReadOwnRightsResponses = {
    /**
     * What one may do as staff
     */
    200: OwnStaffRights;
};

export type ReadOwnRightsResponse = ReadOwnRightsResponses[keyof ReadOwnRightsResponses];

export type ListStaffAccountsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/admin/staff';
};

export type ListStaffAccountsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListStaffAccountsError = ListStaffAccountsErrors[keyof ListStaffAccountsErrors];

export type ListStaffAccountsResponses = {
    /**
     * Admins, staff, and who is invited
     */
    200: AdminStaffList;
};

export type ListStaffAccountsResponse = ListStaffAccountsResponses[keyof ListStaffAccountsResponses];

export type InviteStaffData = {
    body: NewStaffInvitation;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/admin/staff/invitations';
};

export type InviteStaffErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type InviteStaffError = InviteStaffErrors[keyof InviteStaffErrors];

export type InviteStaffResponses = {
    /**
     * Until when it can be accepted
     */
    201: StaffInvitationReceipt;
};

export type InviteStaffResponse = InviteStaffResponses[keyof InviteStaffResponses];

export type ResendStaffInvitationData = {
    body?: never;
    path: {
        invitationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/staff/invitations/{invitationId}/mail';
};

export type ResendStaffInvitationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ResendStaffInvitationError = ResendStaffInvitationErrors[keyof ResendStaffInvitationErrors];

export type ResendStaffInvitationResponses = {
    /**
     * Until when it can be accepted
     */
    200: StaffInvitationReceipt;
};

export type ResendStaffInvitationResponse = ResendStaffInvitationResponses[keyof ResendStaffInvitationResponses];

export type WithdrawStaffInvitationData = {
    body?: never;
    path: {
        invitationId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/staff/invitations/{invitationId}';
};

export type WithdrawStaffInvitationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type WithdrawStaffInvitationError = WithdrawStaffInvitationErrors[keyof WithdrawStaffInvitationErrors];

export type WithdrawStaffInvitationResponses = {
    /**
     * Its link is void
     */
    204: void;
};

export type WithdrawStaffInvitationResponse = WithdrawStaffInvitationResponses[keyof WithdrawStaffInvitationResponses];

export type ChangeStaffData = {
    body: StaffChange;
    path: {
        userId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/staff/{userId}';
};

export type ChangeStaffErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeStaffError = ChangeStaffErrors[keyof ChangeStaffErrors];

export type ChangeStaffResponses = {
    /**
     * Changed
     */
    200: StaffChanged;
};

export type ChangeStaffResponse = ChangeStaffResponses[keyof ChangeStaffResponses];

export type RemoveStaffData = {
    body: StaffRemoval;
    path: {
        userId: string;
    };
    query?: never;
    url: '/api/v1/authorized/admin/staff/{userId}/removal';
};

export type RemoveStaffErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveStaffError = RemoveStaffErrors[keyof RemoveStaffErrors];

export type RemoveStaffResponses = {
    /**
     * No longer staff
     */
    200: StaffRemoved;
};

export type RemoveStaffResponse = RemoveStaffResponses[keyof RemoveStaffResponses];

export type ReadStaffInvitationData = {
    body?: never;
    path: {
        token: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/staff-invitations/{token}';
};

export type ReadStaffInvitationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadStaffInvitationError = ReadStaffInvitationErrors[keyof ReadStaffInvitationErrors];

export type ReadStaffInvitationResponses = {
    /**
     * What one is invited to; reading changes nothing
     */
    200: ShownStaffInvitation;
};

export type ReadStaffInvitationResponse = ReadStaffInvitationResponses[keyof ReadStaffInvitationResponses];

export type AcceptStaffInvitationData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/v1/authorized/staff-invitations/{token}/acceptance';
};

export type AcceptStaffInvitationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AcceptStaffInvitationError = AcceptStaffInvitationErrors[keyof AcceptStaffInvitationErrors];

export type AcceptStaffInvitationResponses = {
    /**
     * The roles one has now
     */
    200: AcceptedStaffInvitation;
};

export type AcceptStaffInvitationResponse = AcceptStaffInvitationResponses[keyof AcceptStaffInvitationResponses];
