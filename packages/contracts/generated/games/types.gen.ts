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
    inEnglish: boolean;
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
    fee: number;
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
    newsMail: boolean;
    reminderMail: boolean;
    waitlistMail: boolean;
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
    newsMail: boolean;
    reminderMail: boolean;
    waitlistMail: boolean;
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
    country: 'JP';
    postalCode: string;
    prefecture: '北海道' | '青森県' | '岩手県' | '宮城県' | '秋田県' | '山形県' | '福島県' | '茨城県' | '栃木県' | '群馬県' | '埼玉県' | '千葉県' | '東京都' | '神奈川県' | '新潟県' | '富山県' | '石川県' | '福井県' | '山梨県' | '長野県' | '岐阜県' | '静岡県' | '愛知県' | '三重県' | '滋賀県' | '京都府' | '大阪府' | '兵庫県' | '奈良県' | '和歌山県' | '鳥取県' | '島根県' | '岡山県' | '広島県' | '山口県' | '徳島県' | '香川県' | '愛媛県' | '高知県' | '福岡県' | '佐賀県' | '長崎県' | '熊本県' | '大分県' | '宮崎県' | '鹿児島県' | '沖縄県';
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
    kana: string;
    country?: 'JP';
    postalCode: string;
    prefecture: '北海道' | '青森県' | '岩手県' | '宮城県' | '秋田県' | '山形県' | '福島県' | '茨城県' | '栃木県' | '群馬県' | '埼玉県' | '千葉県' | '東京都' | '神奈川県' | '新潟県' | '富山県' | '石川県' | '福井県' | '山梨県' | '長野県' | '岐阜県' | '静岡県' | '愛知県' | '三重県' | '滋賀県' | '京都府' | '大阪府' | '兵庫県' | '奈良県' | '和歌山県' | '鳥取県' | '島根県' | '岡山県' | '広島県' | '山口県' | '徳島県' | '香川県' | '愛媛県' | '高知県' | '福岡県' | '佐賀県' | '長崎県' | '熊本県' | '大分県' | '宮崎県' | '鹿児島県' | '沖縄県';
    city: string;
    street: string;
    building?: string;
    phone: string;
    isDefault?: boolean;
};

export type AddressChange = {
    label: string;
    name: string;
    kana: string;
    country?: 'JP';
    postalCode: string;
    prefecture: '北海道' | '青森県' | '岩手県' | '宮城県' | '秋田県' | '山形県' | '福島県' | '茨城県' | '栃木県' | '群馬県' | '埼玉県' | '千葉県' | '東京都' | '神奈川県' | '新潟県' | '富山県' | '石川県' | '福井県' | '山梨県' | '長野県' | '岐阜県' | '静岡県' | '愛知県' | '三重県' | '滋賀県' | '京都府' | '大阪府' | '兵庫県' | '奈良県' | '和歌山県' | '鳥取県' | '島根県' | '岡山県' | '広島県' | '山口県' | '徳島県' | '香川県' | '愛媛県' | '高知県' | '福岡県' | '佐賀県' | '長崎県' | '熊本県' | '大分県' | '宮崎県' | '鹿児島県' | '沖縄県';
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
};

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
    answers: {
        [key: string]: string;
    };
    note: string;
    shippedTo: ShippedTo | null;
    questions: Array<EventQuestion>;
    termsVersion: number | null;
    hasDetails: boolean;
    arrived: number;
    may: {
        confirm: boolean;
        changeDetails: boolean;
        changeSeats: boolean;
        cancel: boolean;
        accept: boolean;
    };
    history: Array<Transition>;
};

export type Guest = {
    nickname: string;
    language: 'ja' | 'en';
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
    cause: 'hold' | 'confirm' | 'change' | 'cancel' | 'late-cancel' | 'expire' | 'join' | 'leave' | 'offer' | 'accept' | 'decline' | 'lapse' | 'go-ahead' | 'call-off' | 'event-changed' | 'event-cancelled' | 'remind' | 'answer' | 'arrive' | 'miss';
    seats: number;
    madeBy: 'person' | 'organizer' | 'system';
    until: string | null;
    position: number | null;
};

export type ReservationChange = {
    version: number;
    seats?: number;
    sessionId?: string;
    details?: ReservationDetails;
};

export type ReservationDetails = {
    name: string;
    kana: string;
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
};

export type Confirmation = {
    name: string;
    kana: string;
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
    agreed: true;
};

export type Acceptance = {
    seats?: number;
};

export type CalendarFile = {
    fileName: string;
    content: string;
};

export type Party = {
    reservationId: string;
    code: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    arrived: number;
    name: string;
    kana: string;
    phone: string;
    nickname: string;
    guests: Array<{
        nickname: string;
        language: string;
    }>;
    note: string;
    event: {
        slug: string;
        title: string;
        locale: 'ja' | 'en';
        fee: number;
        isCancelled: boolean;
    };
    session: {
        name: string;
        letter: string | null;
        startsAt: string;
        endsAt: string;
        calledOff: boolean;
    };
    arrivals: Array<Arrival>;
};

export type Arrival = {
    at: string;
    seats: number;
    by: string;
};

export type CheckInReceipt = {
    reservationId: string;
    state: 'held' | 'expired' | 'waiting' | 'left' | 'offered' | 'lapsed' | 'confirmed' | 'cancelled' | 'called-off' | 'attended' | 'no-show';
    seats: number;
    arrived: number;
};

export type NewCheckIn = {
    code: string;
    seats: number;
    nonce: string;
};

export type Dashboard = {
    now: string;
    today: {
        reserved: number;
        capacity: number;
        arrived: number;
    };
    sessions: Array<SessionToday>;
    comingDays: Array<DaySeats>;
    pastDays: Array<DaySeats>;
    waiting: {
        parties: number;
        offers: number;
        queues: Array<QueueState>;
        queueCount: number;
    };
    undecidedTables: Array<UndecidedTable>;
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

export type ReadPartyData = {
    body?: never;
    path: {
        code: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/v1/authorized/check-ins/{code}';
};

export type ReadPartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPartyError = ReadPartyErrors[keyof ReadPartyErrors];

export type ReadPartyResponses = {
    /**
     * The party that stands at the door with this code
     */
    200: Party;
};

export type ReadPartyResponse = ReadPartyResponses[keyof ReadPartyResponses];

export type CheckInPartyData = {
    body: NewCheckIn;
    path?: never;
    query?: never;
    url: '/api/v1/authorized/check-ins';
};

export type CheckInPartyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CheckInPartyError = CheckInPartyErrors[keyof CheckInPartyErrors];

export type CheckInPartyResponses = {
    /**
     * How many of the party are in
     */
    200: CheckInReceipt;
};

export type CheckInPartyResponse = CheckInPartyResponses[keyof CheckInPartyResponses];

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
