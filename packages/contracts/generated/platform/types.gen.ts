// @ts-nocheck

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type EventList = {
    items: Array<EventSummary>;
    page: number;
    pageCount: number;
    count: number;
    more: boolean;
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

export type EventGames = {
    items: Array<{
        slug: string;
        name: string;
    }>;
};

export type EventDays = {
    days: Array<{
        day: string;
        count: number;
        events: Array<{
            slug: string;
            locale: 'ja' | 'en';
            title: string;
            startsAt: string;
            state: 'published' | 'changed' | 'cancelled';
        }>;
        unlisted: number;
    }>;
};

export type EventItem = {
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
    titlePhrases: Array<string>;
    feeNote: string;
    bodyHtml: string;
    bringHtml: string;
    cancellationHtml: string;
    noticeHtml: string | null;
    flow: Array<{
        time: string;
        text: string;
    }>;
    venue: EventVenue;
    host: EventPerson | null;
    guides: Array<EventPerson>;
    games: Array<EventGame>;
    next: EventSummary | null;
    related: Array<EventSummary>;
};

export type EventVenue = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    postalCode: string;
    region: string;
    locality: string;
    street: string;
    latitude: number;
    longitude: number;
    stepFree: boolean;
    floor: string;
    accessHtml: string;
};

export type EventPerson = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    role: string;
    bio: string;
    avatar: string;
    teachesInEnglish: boolean;
};

export type EventGame = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    summary: string;
    players: {
        min: number;
        max: number;
    };
    minutes: number;
    age: number;
    weight: number;
};

export type ContactChallenge = {
    token: string;
    limit: number;
};

export type ContactReceipt = {
    receipt: string;
};

export type NewContactInquiry = {
    category: 'event' | 'payment' | 'lost-property' | 'group' | 'press' | 'other';
    name: string;
    email: string;
    reservationCode?: string;
    body: string;
    locale: 'ja' | 'en';
    replyLocale: 'ja' | 'en';
    challenge: string;
    proof?: string;
    subject?: string;
};

export type NewAccountInquiry = {
    category: 'event' | 'payment' | 'lost-property' | 'group' | 'press' | 'other';
    reservationCode?: string;
    body: string;
    locale: 'ja' | 'en';
    replyLocale: 'ja' | 'en';
};

export type AccountInquiryList = {
    items: Array<AccountInquiry>;
    page: number;
    pageCount: number;
};

export type AccountInquiry = {
    receipt: string;
    category: 'event' | 'payment' | 'lost-property' | 'group' | 'press' | 'other';
    reservationCode: string | null;
    body: string;
    state: 'new' | 'open' | 'answered' | 'closed';
    createdAt: string;
    replies: Array<InquiryReply>;
};

export type InquiryReply = {
    body: string;
    at: string;
    isOwn: boolean;
};

export type ContentList = {
    items: Array<ContentEntry>;
    next: string | null;
    counts: {
        all: number;
        draft: number;
        scheduled: number;
        published: number;
        archived: number;
        withoutEnglish: number;
    };
};

export type ContentEntry = {
    id: string;
    slug: string;
    state: 'draft' | 'scheduled' | 'published' | 'changed' | 'archived' | 'cancelled';
    titles: {
        ja: string;
        en: string;
    };
    publishedAt: string | null;
    publishAt: string | null;
    startsAt: string | null;
    updatedAt: string;
    pinned: boolean;
    version: number | null;
    updatedBy: {
        id: string;
        name: string;
    } | null;
};

export type ContentReceipt = {
    id: string;
    state: 'draft' | 'scheduled' | 'published' | 'changed' | 'archived' | 'cancelled';
    publishAt: string | null;
};

export type NewContent = {
    copyOf?: string;
    template?: string;
    day?: string;
};

export type ContentChoices = {
    items: Array<{
        id: string;
        label: string;
        game?: {
            minPlayers: number;
            maxPlayers: number;
            minutes: number;
        };
    }>;
};

export type ContentItem = {
    id: string;
    kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
    state: 'draft' | 'scheduled' | 'published' | 'changed' | 'archived' | 'cancelled';
    document: ContentDocument;
    published: ContentDocument | null;
    version: number;
    savedAt: string | null;
    savedBy: {
        id: string;
        name: string;
    } | null;
    publishedAt: string | null;
    publishAt: string | null;
    refusedAt: string | null;
    editable: boolean;
    problems: Array<ContentProblem>;
    filled: FilledDraft | null;
    revisions: number;
};

export type ContentDocument = {
    shared: {
        [key: string]: string | number | boolean | null | Array<string> | Array<{
            time: string;
            text: string;
        }> | Array<{
            key: string;
            label: string;
            required: boolean;
            choices?: Array<{
                key: string;
                label: string;
            }>;
        }> | Array<{
            key: string;
            ja: string;
            en: string;
            yen: number | null;
        }> | Cover;
    };
    texts: {
        ja: {
            [key: string]: string | number | boolean | null | Array<string> | Array<{
                time: string;
                text: string;
            }> | Array<{
                key: string;
                label: string;
                required: boolean;
                choices?: Array<{
                    key: string;
                    label: string;
                }>;
            }> | Array<{
                key: string;
                ja: string;
                en: string;
                yen: number | null;
            }> | Cover;
        };
        en: {
            [key: string]: string | number | boolean | null | Array<string> | Array<{
                time: string;
                text: string;
            }> | Array<{
                key: string;
                label: string;
                required: boolean;
                choices?: Array<{
                    key: string;
                    label: string;
                }>;
            }> | Array<{
                key: string;
                ja: string;
                en: string;
                yen: number | null;
            }> | Cover;
        };
    };
    sessions?: Array<SessionDocument>;
};

export type Cover = {
    palette?: string;
    composition?: string;
    image?: string;
};

export type SessionDocument = {
    id: string;
    kind: 'general' | 'table';
    letter: string;
    game: string;
    guide: string;
    language: 'ja' | 'en' | 'both';
    startsAt: string;
    endsAt: string;
    capacity: number | null;
    minPlayers: number | null;
    maxSeats: number | null;
    opensAt: string;
    closesAt: string;
    changeDeadline: string;
    decisionDeadline: string;
    calledOff: boolean;
    names: {
        ja: string;
        en: string;
    };
};

export type ContentProblem = {
    part: 'shared' | 'ja' | 'en' | 'session';
    field: string;
    problem: 'missing' | 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'malformed' | 'skipped-time' | 'unknown-choice' | 'unknown-reference' | 'slug-taken' | 'number-taken' | 'out-of-order' | 'below-taken' | 'session-in-use' | 'letter-taken';
    sessionId?: string;
    limit?: number;
};

export type FilledDraft = {
    source: 'template' | 'usual';
    name: string;
    document: ContentDocument;
};

export type SavedDraft = {
    version: number;
    savedAt: string;
    problems: Array<ContentProblem>;
};

export type DraftToSave = {
    version: number;
    document: ContentDocument;
};

export type PublicationReceipt = {
    id: string;
    state: 'draft' | 'scheduled' | 'published' | 'changed' | 'archived' | 'cancelled';
    publishAt: string | null;
    version: number;
    savedAt: string | null;
    problems: Array<ContentProblem>;
};

export type Publication = {
    version: number;
    document?: ContentDocument;
    at?: string;
    check?: boolean;
};

export type ContentPreview = {
    kind: 'news';
    slug: string;
    page: NewsItem;
} | {
    kind: 'article';
    slug: string;
    page: ArticleItem;
} | {
    kind: 'event';
    slug: string;
    page: EventItem;
} | {
    kind: 'character';
    slug: string;
    page: CharacterItem;
} | {
    kind: 'staff';
    slug: string;
    page: StaffList;
} | {
    kind: 'faq';
    slug: string;
    page: Faq;
} | {
    kind: 'legal';
    slug: string;
    page: LegalDocument;
} | {
    kind: 'venue';
    slug: string;
    page: EventVenue;
} | {
    kind: 'board-game';
    slug: string;
    page: GameItem;
};

export type NewsItem = {
    slug: string;
    category: 'notice' | 'event' | 'release' | 'press';
    publishedAt: string;
    cover: ShownCover | null;
    locale: 'ja' | 'en';
    title: string;
    summary: string;
    updatedAt: string;
    titlePhrases: Array<string>;
    bodyHtml: string;
    older: {
        slug: string;
        locale: 'ja' | 'en';
        title: string;
    } | null;
};

export type ArticleItem = {
    slug: string;
    tags: Array<'beginner' | 'heavy' | 'two-player' | 'teaching' | 'history' | 'essay'>;
    publishedAt: string;
    cover: ShownCover;
    locale: 'ja' | 'en';
    title: string;
    summary: string;
    minutes: number;
    author: ArticleAuthorCard | null;
    updatedAt: string;
    titlePhrases: Array<string>;
    bodyHtml: string;
    headings: Array<Heading>;
    games: Array<BoardGame>;
    characters: Array<ArticleCharacter>;
    further: Array<ArticleSummary>;
};

export type ArticleAuthorCard = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    avatar: string;
    role: string;
    bio: string;
    teachesInEnglish: boolean;
};

export type Heading = {
    id: string;
    level: 2 | 3;
    text: string;
};

export type BoardGame = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    minPlayers: number;
    maxPlayers: number;
    minutes: number;
    age: number;
    weight: number;
};

export type ArticleCharacter = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    summary: string;
    artwork: string;
    color: string;
};

export type ArticleSummary = {
    slug: string;
    tags: Array<'beginner' | 'heavy' | 'two-player' | 'teaching' | 'history' | 'essay'>;
    publishedAt: string;
    cover: ShownCover;
    locale: 'ja' | 'en';
    title: string;
    summary: string;
    minutes: number;
    author: ArticleAuthor | null;
};

export type ArticleAuthor = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    avatar: string;
};

export type CharacterItem = {
    slug: string;
    kana: string;
    color: string;
    artwork: 'koma' | 'sai' | 'fuda' | 'kikko' | 'toki' | 'hako';
    locale: 'ja' | 'en';
    name: string;
    origin: string;
    catchPhrase: string;
    summary: string;
    duty: string;
    likes: string;
    profileHtml: string;
    traits: {
        depth?: number;
        speed?: number;
        talk?: number;
        luck?: number;
    };
    games: Array<BoardGame>;
};

export type StaffList = {
    items: Array<StaffMember>;
};

export type StaffMember = {
    slug: string;
    kana: string;
    avatar: string;
    teachesInEnglish: boolean;
    specialties: Array<'heavy' | 'two-player' | 'family' | 'new-games' | 'cooperative' | 'go' | 'hanafuda'>;
    social: {
        x?: string;
        instagram?: string;
        youtube?: string;
        facebook?: string;
        line?: string;
    };
    locale: 'ja' | 'en';
    name: string;
    role: string;
    bio: string;
    games: Array<BoardGame>;
};

export type Faq = {
    categories: Array<{
        category: 'first-visit' | 'reservation' | 'money' | 'venue' | 'account';
        entries: Array<FaqEntry>;
    }>;
};

export type FaqEntry = {
    slug: string;
    locale: 'ja' | 'en';
    question: string;
    answerHtml: string;
};

export type LegalDocument = {
    version: number;
    announcedOn: string;
    effectiveOn: string;
    state: 'past' | 'current' | 'coming';
    kind: 'privacy-policy' | 'term-of-service';
    locale: 'ja' | 'en';
    summary: string;
    changes: string;
    bodyHtml: string;
    headings: Array<Heading>;
    versions: Array<LegalVersion>;
};

export type LegalVersion = {
    version: number;
    announcedOn: string;
    effectiveOn: string;
    state: 'past' | 'current' | 'coming';
};

export type GameItem = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    minPlayers: number;
    maxPlayers: number;
    minutes: number;
    age: number;
    weight: number;
    cover: ShownCover;
    explainMinutes: number | null;
    languageNeed: 'none' | 'little' | 'much' | null;
    tags: Array<'cooperative' | 'family' | 'two-player' | 'party' | 'cards' | 'dice' | 'dexterity' | 'deduction' | 'bluffing' | 'trading' | 'building' | 'abstract'>;
    titlePhrases: Array<string>;
    summary: string;
    languages: Array<'ja' | 'en'>;
    updatedAt: string;
    link: string | null;
    bggId: number | null;
    teachers: Array<GameTeacher>;
    articles: Array<ArticleSummary>;
    similar: Array<ShelfGame>;
};

export type GameTeacher = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    role: string;
    avatar: string;
    teachesInEnglish: boolean;
};

export type ShelfGame = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    minPlayers: number;
    maxPlayers: number;
    minutes: number;
    age: number;
    weight: number;
    cover: ShownCover;
    explainMinutes: number | null;
    languageNeed: 'none' | 'little' | 'much' | null;
    tags: Array<'cooperative' | 'family' | 'two-player' | 'party' | 'cards' | 'dice' | 'dexterity' | 'deduction' | 'bluffing' | 'trading' | 'building' | 'abstract'>;
};

export type RevisionList = {
    items: Array<RevisionSummary>;
};

export type RevisionSummary = {
    number: number;
    madeAt: string;
    madeBy: {
        id: string;
        name: string;
    } | null;
};

export type Revision = {
    number: number;
    madeAt: string;
    madeBy: {
        id: string;
        name: string;
    } | null;
    document: ContentDocument;
};

export type EventTemplateList = {
    items: Array<EventTemplate>;
};

export type EventTemplate = {
    id: string;
    name: string;
    savedAt: string;
    title: string;
    startsAt: string | null;
    endsAt: string | null;
    fee: number | null;
    venueName: string | null;
    sessions: number;
};

export type NewEventTemplate = {
    name: string;
    eventId: string;
};

export type EventTemplateName = {
    name: string;
};

export type OrganizedEventList = {
    items: Array<OrganizedEvent>;
    next: string | null;
};

export type OrganizedEvent = {
    id: string;
    slug: string;
    titles: {
        ja: string;
        en: string;
    };
    startsAt: string | null;
    endsAt: string | null;
    state: 'draft' | 'published' | 'changed' | 'cancelled' | 'archived';
    venueName: string;
    sessions: number;
    capacity: number;
    seatsTaken: number;
    waiting: number;
    hasDraft: boolean;
    publishAt: string | null;
    seriesId: string | null;
};

export type EventConsequences = {
    isPublic: boolean;
    seatsTaken: number;
    parties: number;
    toldOfMove: number;
    toldOfCallOff: number;
    withoutMail: number;
    prices: {
        kept: number;
        following: number;
    };
    ifCancelled: {
        mails: number;
        calls: number;
    };
    sessions: Array<SessionConsequence>;
    mails: Array<EventMail>;
    warnings: Array<EventWarning>;
    venueDay: VenueDay | null;
};

export type SessionConsequence = {
    id: string;
    seatsTaken: number;
    parties: number;
    waiting: number;
    withoutMail: number;
    isInUse: boolean;
    isDecided: boolean;
    isMoved: boolean;
    isCalledOff: boolean;
    addedSeats: number;
};

export type EventMail = {
    kind: 'event-changed' | 'table-called-off' | 'event-cancelled';
    locale: 'ja' | 'en';
    subject: string;
    text: string;
};

export type EventWarning = {
    kind: 'guide-busy';
    sessionId: string;
    guideId: string;
    otherSessionId: string | null;
    otherEvent: {
        id: string;
        title: string;
        startsAt: string;
        endsAt: string;
    } | null;
} | {
    kind: 'game-too-long';
    sessionId: string;
    gameMinutes: number;
    sessionMinutes: number;
    endsAt: string;
} | {
    kind: 'house-closed';
    day: string;
    by: 'weekday' | 'day';
} | {
    kind: 'legal-missing';
    documents: Array<'privacy-policy' | 'term-of-service'>;
} | {
    kind: 'venue-taken';
    otherEvent: {
        id: string;
        title: string;
        startsAt: string;
        endsAt: string;
        room: string;
    };
};

export type VenueDay = {
    startsAt: string;
    endsAt: string;
    room: string;
    others: Array<{
        id: string;
        title: string;
        startsAt: string;
        endsAt: string;
        room: string;
        isClash: boolean;
    }>;
};

export type PreviewedCancellation = {
    told: number;
    withoutMail: number;
    mails: Array<EventMail>;
};

export type CancellationToPreview = {
    notice: {
        ja: string;
        en: string;
    };
    following?: boolean;
};

export type CancelledEvent = {
    id: string;
    state: 'cancelled';
    events: number;
};

export type EventCancellation = {
    notice: {
        ja: string;
        en: string;
    };
    reason: string;
    following?: boolean;
};

export type FollowingEvents = {
    items: Array<{
        id: string;
        day: string;
        state: 'draft' | 'scheduled' | 'published' | 'changed' | 'archived' | 'cancelled';
        isPublic: boolean;
        ifCancelled: {
            mails: number;
            calls: number;
        };
    }>;
};

export type CarriedChanges = {
    items: Array<{
        id: string;
        day: string;
        isChanged: boolean;
        kept: Array<string>;
        isPublished: boolean;
        problems: number;
        told: {
            mails: number;
            calls: number;
        };
    }>;
};

export type ChangesToCarry = {
    version: number;
};

export type EventSeries = {
    id: string;
    items: Array<{
        eventId: string;
        day: string;
        isPublic: boolean;
    }>;
    skipped: Array<string>;
};

export type NewEventSeries = {
    eventId: string;
    rule: {
        every: 'week';
        weekdays: Array<number>;
        interval?: number;
        until?: string;
        count?: number;
        except?: Array<string>;
    } | {
        every: 'month';
        on: {
            nth: number | -1;
            weekday: number;
        } | {
            day: number;
        };
        interval?: number;
        until?: string;
        count?: number;
        except?: Array<string>;
    };
    publish?: boolean;
};

export type NewsList = {
    pinned: NewsSummary | null;
    items: Array<NewsSummary>;
    page: number;
    pageCount: number;
    counts: {
        notice: number;
        event: number;
        release: number;
        press: number;
    };
};

export type NewsSummary = {
    slug: string;
    category: 'notice' | 'event' | 'release' | 'press';
    publishedAt: string;
    cover: ShownCover | null;
    locale: 'ja' | 'en';
    title: string;
    summary: string;
};

export type CharacterList = {
    items: Array<CharacterSummary>;
};

export type CharacterSummary = {
    slug: string;
    kana: string;
    color: string;
    artwork: 'koma' | 'sai' | 'fuda' | 'kikko' | 'toki' | 'hako';
    locale: 'ja' | 'en';
    name: string;
    origin: string;
    catchPhrase: string;
    summary: string;
    duty: string;
};

export type ArticleList = {
    items: Array<ArticleSummary>;
    page: number;
    pageCount: number;
    counts: {
        all: number;
        beginner: number;
        heavy: number;
        'two-player': number;
        teaching: number;
        history: number;
        essay: number;
    };
};

export type GameShelf = {
    count: number;
    boards: Array<{
        board: 'light' | 'middle' | 'heavy';
        count: number;
        games: Array<ShelfBox>;
    }>;
};

export type ShelfBox = {
    slug: string;
    locale: 'ja' | 'en';
    name: string;
    minPlayers: number;
    maxPlayers: number;
    minutes: number;
    age: number;
    weight: number;
    cover: ShownCover;
    explainMinutes: number | null;
    languageNeed: 'none' | 'little' | 'much' | null;
    tags: Array<'cooperative' | 'family' | 'two-player' | 'party' | 'cards' | 'dice' | 'dexterity' | 'deduction' | 'bluffing' | 'trading' | 'building' | 'abstract'>;
    isPlayedSoon: boolean;
};

export type GameList = {
    items: Array<ShelfGame>;
    page: number;
    pageCount: number;
    count: number;
    more: boolean;
};

export type PostalCodeAreas = {
    code: string;
    areas: Array<PostalArea>;
};

export type PostalArea = {
    prefecture: string;
    city: string;
    town: string;
    office?: string;
    street?: string;
};

export type PublishedPages = {
    total: number;
    items: Array<{
        kind: 'article' | 'character' | 'event' | 'game' | 'news';
        slug: string;
        modifiedAt: string;
    }>;
};

export type SearchResult = {
    event: {
        total: number;
        more: boolean;
        items: Array<EventHit>;
    };
    game: {
        total: number;
        more: boolean;
        items: Array<GameHit>;
    };
    article: {
        total: number;
        more: boolean;
        items: Array<ArticleHit>;
    };
    news: {
        total: number;
        more: boolean;
        items: Array<NewsHit>;
    };
    faq: {
        total: number;
        more: boolean;
        items: Array<FaqHit>;
    };
    order: Array<'event' | 'game' | 'article' | 'news' | 'faq'>;
    also: Array<string>;
    corrected: string | null;
};

export type EventHit = {
    slug: string;
    locale: 'ja' | 'en';
    title: Array<SearchSegment>;
    excerpt: Array<SearchSegment>;
    cover: ShownCover;
    startsAt: string;
    endsAt: string;
    room: string;
};

export type SearchSegment = {
    text: string;
    hit: boolean;
};

export type GameHit = {
    slug: string;
    locale: 'ja' | 'en';
    title: Array<SearchSegment>;
    excerpt: Array<SearchSegment>;
    minPlayers: number;
    maxPlayers: number;
    minutes: number;
    age: number;
    weight: number;
};

export type ArticleHit = {
    slug: string;
    locale: 'ja' | 'en';
    title: Array<SearchSegment>;
    excerpt: Array<SearchSegment>;
    cover: ShownCover;
    publishedAt: string;
};

export type NewsHit = {
    slug: string;
    locale: 'ja' | 'en';
    title: Array<SearchSegment>;
    excerpt: Array<SearchSegment>;
    category: 'notice' | 'event' | 'release' | 'press';
    publishedAt: string;
};

export type FaqHit = {
    slug: string;
    locale: 'ja' | 'en';
    title: Array<SearchSegment>;
    excerpt: Array<SearchSegment>;
};

export type Site = {
    name: SiteName;
    isBeingSetUp: boolean;
};

export type SiteName = {
    ja: string;
    en: string;
};

export type OpenSetup = {
    [key: string]: unknown;
};

export type SetupDone = {
    name: SiteName;
};

export type Setup = {
    key: string;
    nameJa: string;
    nameEn: string;
    email: string;
};

export type ImageReceipt = {
    id: string;
};

export type ImageList = {
    items: Array<Image>;
    next: string | null;
};

export type Image = {
    id: string;
    state: 'waiting' | 'ready' | 'refused';
    mediaType: string;
    byteSize: number;
    width: number;
    height: number;
    placeholder: string | null;
    altJa: string;
    altEn: string;
    refusal: string | null;
    createdAt: string;
};

export type ImageAlt = {
    ja: string;
    en?: string;
};

export type PublicPhotos = {
    items: Array<{
        id: string;
        width: number;
        height: number;
        caption: string;
    }>;
};

export type GuestPhotos = {
    locale: 'ja' | 'en';
    title: string;
    maySend: boolean;
    items: Array<GuestPhoto>;
};

export type GuestPhoto = {
    id: string;
    width: number;
    height: number;
    caption: string;
    state: 'waiting' | 'shown' | 'hidden';
    isOwn: boolean;
    hasObjected: boolean;
};

export type OrganizedPhotos = {
    slug: string | null;
    locale: 'ja' | 'en';
    title: string;
    items: Array<OrganizedPhoto>;
};

export type OrganizedPhoto = {
    id: string;
    width: number;
    height: number;
    caption: string;
    state: 'waiting' | 'shown' | 'hidden';
    imageState: 'waiting' | 'ready' | 'refused';
    sender: string | null;
    consentBy: string | null;
    consentAt: string;
    objections: number;
};

export type PhotoDecision = {
    decision: 'show' | 'hide' | 'remove';
};

export type InquiryList = {
    items: Array<InquiryEntry>;
    next: string | null;
    counts: InquiryCounts;
};

export type InquiryEntry = {
    id: string;
    receipt: string;
    category: 'event' | 'payment' | 'lost-property' | 'group' | 'press' | 'other';
    name: string;
    state: 'new' | 'open' | 'answered' | 'closed';
    excerpt: string;
    replyLocale: 'ja' | 'en';
    assignee: Organizer | null;
    createdAt: string;
};

export type Organizer = {
    id: string;
    name: string;
};

export type InquiryCounts = {
    new: number;
    open: number;
    answered: number;
    closed: number;
    mine: number;
};

export type InquiryThread = {
    id: string;
    receipt: string;
    category: 'event' | 'payment' | 'lost-property' | 'group' | 'press' | 'other';
    name: string;
    state: 'new' | 'open' | 'answered' | 'closed';
    replyLocale: 'ja' | 'en';
    assignee: Organizer | null;
    createdAt: string;
    email: string;
    reservationCode: string | null;
    body: string;
    locale: 'ja' | 'en';
    messages: Array<InquiryMessage>;
    userId: string | null;
    figures: {
        reservations: number;
        attended: number;
        inquiries: number;
    };
    assignees: Array<Organizer>;
};

export type InquiryMessage = {
    id: string;
    kind: 'reply' | 'note' | 'answer';
    body: string;
    madeBy: string | null;
    at: string;
    sender: string | null;
    attachments: Array<string>;
};

export type InquiryReceipt = {
    id: string;
    state: 'new' | 'open' | 'answered' | 'closed';
};

export type NewInquiryMessage = {
    body: string;
};

export type InquiryAssignment = {
    assigneeId: string | null;
};

export type InquiryStateChange = {
    state: 'open' | 'closed';
};

export type CannedTextList = {
    items: Array<CannedText>;
};

export type CannedText = {
    title: string;
    ja: string;
    en: string;
    position: number;
    id: string;
};

export type CannedTextValues = {
    title: string;
    ja: string;
    en?: string;
    position?: number;
};

export type MessageList = {
    items: Array<MessageEntry>;
    next: string | null;
};

export type MessageEntry = {
    id: string;
    state: 'draft' | 'planned' | 'sending' | 'stopped' | 'done';
    event: {
        id: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
    } | null;
    subject: string;
    sendAt: string | null;
    updatedAt: string;
    by: string;
    progress: {
        waiting: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        listed: number;
        untold: number;
    };
};

export type MessageReceipt = {
    id: string;
    state: 'draft' | 'planned' | 'sending' | 'stopped' | 'done';
    version: number;
    sendAt: string | null;
};

export type NewMessage = {
    eventId: string | null;
};

export type Message = {
    id: string;
    state: 'draft' | 'planned' | 'sending' | 'stopped' | 'done';
    event: {
        id: string;
        title: string;
        locale: 'ja' | 'en';
        startsAt: string;
    } | null;
    subject: string;
    sendAt: string | null;
    updatedAt: string;
    by: string;
    sessionId: string | null;
    segments: Array<'confirmed' | 'offered' | 'waiting' | 'arrived' | 'absent'>;
    subjectJa: string;
    bodyJa: string;
    subjectEn: string;
    bodyEn: string;
    calls: boolean;
    version: number;
    endedAt: string | null;
    urgentReason: string | null;
    testedAt: string | null;
    progress: {
        waiting: number;
        sending: number;
        sent: number;
        failed: number;
        skipped: number;
        listed: number;
        untold: number;
    };
    segmentCounts: Array<{
        segment: 'confirmed' | 'offered' | 'waiting' | 'arrived' | 'absent';
        parties: number;
        people: number;
    }>;
    audience: {
        mail: number;
        english: number;
        undeliverable: number;
        telephone: number;
        withoutMail: Array<{
            reservationId: string;
            name: string;
            phone: string;
            seats: number;
            letter: string | null;
        }>;
    };
    sessions: Array<{
        id: string;
        letter: string | null;
        name: string;
        startsAt: string;
    }>;
    recentNewsletters: number;
    quietUntil: string | null;
};

export type MessageDraft = {
    sessionId: string | null;
    segments: Array<'confirmed' | 'offered' | 'waiting' | 'arrived' | 'absent'>;
    subjectJa: string;
    bodyJa: string;
    subjectEn: string;
    bodyEn: string;
    calls: boolean;
    version: number;
};

export type MessagePreview = {
    mail: {
        personId: string;
        locale: 'ja' | 'en';
        to: string;
        subject: string;
        parts: Array<{
            text: string;
            isFilled: boolean;
        }>;
    } | null;
    people: Array<{
        personId: string;
        name: string;
        locale: 'ja' | 'en';
    }>;
};

export type MessageTest = {
    personId: string;
    version: number;
};

export type MessageSend = {
    version: number;
    at: string | null;
    urgentReason: string | null;
};

export type MessageResend = {
    recipientId: string | null;
};

export type MessageRecipientList = {
    items: Array<MessageRecipient>;
    next: string | null;
};

export type MessageRecipient = {
    id: string;
    reservationId: string | null;
    userId: string | null;
    name: string;
    email: string | null;
    letter: string | null;
    locale: 'ja' | 'en';
    state: 'failed' | 'sending' | 'waiting' | 'sent' | 'listed' | 'skipped';
    reason: 'address' | 'refused' | 'unanswered' | 'changed' | 'stopped' | 'no-mail' | 'bounced' | 'returned' | 'unsubscribed' | 'undeliverable' | null;
    status: string | null;
    softBounces: number;
    at: string | null;
};

export type SynonymList = {
    items: Array<Synonym>;
};

export type Synonym = {
    id: string;
    words: Array<string>;
};

export type SynonymValues = {
    words: Array<string>;
};

export type ImportWays = {
    byName: boolean;
};

export type ImportPreview = {
    fault: 'encoding' | 'columns' | 'empty' | 'too-many' | null;
    rows: Array<{
        row: ImportRow;
        fate: 'new' | 'changed' | 'same';
        known: string | null;
        changes: Array<{
            field: 'minPlayers' | 'maxPlayers' | 'minutes' | 'age' | 'weight' | 'languageNeed';
            before: string | number | null;
            after: string | number | null;
        }>;
    }>;
    skipped: Array<{
        name: string;
        reason: 'not-owned' | 'expansion' | 'number' | 'name' | 'twice';
    }>;
};

export type ImportRow = {
    bggId: number;
    name: string;
    minPlayers: number | null;
    maxPlayers: number | null;
    minutes: number | null;
    age: number | null;
    weight: number | null;
    languageNeed: 'none' | 'little' | 'much' | null;
};

export type CollectionName = {
    username: string;
};

export type ImportFile = {
    base64: string;
};

export type ImportedGames = {
    added: number;
    changed: number;
};

export type GamesToImport = {
    rows: Array<ImportRow>;
};

export type GameCopyList = {
    games: Array<{
        id: string;
        slug: string;
        locale: 'ja' | 'en';
        name: string;
        copies: Array<GameCopy>;
    }>;
    pageCount: number;
    counts: {
        copies: number;
        attention: number;
        unprinted: number;
    };
};

export type GameCopy = {
    place: string;
    condition: 'good' | 'worn' | 'repair';
    missing: string;
    note: string;
    id: string;
    number: number;
    version: number;
    isPrinted: boolean;
};

export type AddedGameCopies = {
    copies: Array<GameCopy>;
};

export type GameCopiesToAdd = {
    gameId: string;
    count: number;
    place: string;
};

export type GameCopyChange = {
    place: string;
    condition: 'good' | 'worn' | 'repair';
    missing: string;
    note: string;
    version: number;
};

export type StickerList = {
    items: Array<{
        id: string;
        number: number;
        locale: 'ja' | 'en';
        name: string;
    }>;
    more: boolean;
};

export type PrintedStickers = {
    ids: Array<string>;
};

export type FoundBox = {
    slug: string;
};

export type SavedSiteSettings = {
    revision: number;
    savedAt: string | null;
    savedBy: {
        id: string;
        name: string;
    } | null;
    settings: SiteSettings;
};

export type SiteSettings = {
    name: {
        ja: string;
        en: string;
    };
    logo: string | '';
    accent: string;
    timeZone: string;
    tableNames: 'iroha' | 'alphabet' | 'numbers';
    postalCode: string;
    address: {
        ja: string;
        en: string;
    };
    access: {
        ja: string;
        en: string;
    };
    telephone: string;
    email: string;
    hours: {
        monday: {
            opens: string;
            closes: string;
        };
        tuesday: {
            opens: string;
            closes: string;
        };
        wednesday: {
            opens: string;
            closes: string;
        };
        thursday: {
            opens: string;
            closes: string;
        };
        friday: {
            opens: string;
            closes: string;
        };
        saturday: {
            opens: string;
            closes: string;
        };
        sunday: {
            opens: string;
            closes: string;
        };
    };
    hoursNote: {
        ja: string;
        en: string;
    };
    closedDays: Array<{
        from: string;
        until: string | '';
    }>;
    senderName: {
        ja: string;
        en: string;
    };
    replyTo: string;
    line: string;
    texts: {
        tagline: {
            ja: string;
            en: string;
        };
        description: {
            ja: string;
            en: string;
        };
        homeHeading: {
            ja: string;
            en: string;
        };
        aboutHeading: {
            ja: string;
            en: string;
        };
        aboutLead: {
            ja: string;
            en: string;
        };
        storyHeading: {
            ja: string;
            en: string;
        };
        story: {
            ja: string;
            en: string;
        };
    };
    first: {
        heading: {
            ja: string;
            en: string;
        };
        lead: {
            ja: string;
            en: string;
        };
        feeNote: {
            ja: string;
            en: string;
        };
        cancelNote: {
            ja: string;
            en: string;
        };
        payment: {
            ja: string;
            en: string;
        };
        priceDay: {
            ja: string;
            en: string;
        };
        priceEvening: {
            ja: string;
            en: string;
        };
        priceLong: {
            ja: string;
            en: string;
        };
        stepsHeading: {
            ja: string;
            en: string;
        };
        roomNote: {
            ja: string;
            en: string;
        };
    };
    place: {
        room: {
            ja: string;
            en: string;
        };
        wayHeading: {
            ja: string;
            en: string;
        };
        mapStart: {
            ja: string;
            en: string;
        };
        mapCorner: {
            ja: string;
            en: string;
        };
        mapBeside: {
            ja: string;
            en: string;
        };
    };
    venue: string;
    point: {
        latitude: string;
        longitude: string;
    };
    roomPlan: 'four-tables' | '';
    firstSteps: Array<{
        at: string;
        drawing: 'curtain' | 'ticket' | 'tag' | 'tea' | 'seat' | 'move' | '';
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    facts: Array<{
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    promises: Array<{
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    spots: Array<{
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    bring: Array<{
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    leave: Array<{
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    way: Array<{
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    conditions: Array<{
        title: {
            ja: string;
            en: string;
        };
        body: {
            ja: string;
            en: string;
        };
    }>;
    seller: {
        seller: {
            ja: string;
            en: string;
        };
        manager: {
            ja: string;
            en: string;
        };
        address: {
            ja: string;
            en: string;
        };
        telephone: {
            ja: string;
            en: string;
        };
        email: {
            ja: string;
            en: string;
        };
        price: {
            ja: string;
            en: string;
        };
        fees: {
            ja: string;
            en: string;
        };
        payment: {
            ja: string;
            en: string;
        };
        delivery: {
            ja: string;
            en: string;
        };
        cancellation: {
            ja: string;
            en: string;
        };
    };
    invoiceNumber: string;
};

export type TimeZoneList = {
    items: Array<string>;
};

export type SiteSettingsToSave = {
    revision: number;
    settings: SiteSettings;
};

export type SiteRevision = {
    number: number;
    madeAt: string;
    madeBy: {
        id: string;
        name: string;
    } | null;
    settings: SiteSettings;
};

export type SiteRestoration = {
    revision: number;
};

export type ListEventsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        when?: 'upcoming' | 'past' | 'any';
        from?: string;
        to?: string;
        weekday?: Array<number> | null;
        tags?: Array<'beginner' | 'alone' | 'family' | 'english' | 'taught' | 'two-player' | 'cooperative' | 'heavy' | 'new-games' | 'adults'> | null;
        game?: string;
        seats?: 'left';
        page?: number;
        limit?: number;
    };
    url: '/api/platform/v1/events';
};

export type ListEventsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * A page of events
     */
    200: EventList;
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type ListEventGamesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/events/games';
};

export type ListEventGamesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListEventGamesError = ListEventGamesErrors[keyof ListEventGamesErrors];

export type ListEventGamesResponses = {
    /**
     * The games of upcoming events
     */
    200: EventGames;
};

export type ListEventGamesResponse = ListEventGamesResponses[keyof ListEventGamesResponses];

export type ListEventDaysData = {
    body?: never;
    path?: never;
    query: {
        locale?: 'ja' | 'en';
        from: string;
        to: string;
        tags?: Array<'beginner' | 'alone' | 'family' | 'english' | 'taught' | 'two-player' | 'cooperative' | 'heavy' | 'new-games' | 'adults'> | null;
    };
    url: '/api/platform/v1/events/days';
};

export type ListEventDaysErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListEventDaysError = ListEventDaysErrors[keyof ListEventDaysErrors];

export type ListEventDaysResponses = {
    /**
     * The events of some days
     */
    200: EventDays;
};

export type ListEventDaysResponse = ListEventDaysResponses[keyof ListEventDaysResponses];

export type ReadEventData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/events/{slug}';
};

export type ReadEventErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadEventError = ReadEventErrors[keyof ReadEventErrors];

export type ReadEventResponses = {
    /**
     * One event
     */
    200: EventItem;
};

export type ReadEventResponse = ReadEventResponses[keyof ReadEventResponses];

export type GetContactChallengeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/contact-challenge';
};

export type GetContactChallengeErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type GetContactChallengeError = GetContactChallengeErrors[keyof GetContactChallengeErrors];

export type GetContactChallengeResponses = {
    /**
     * A puzzle for the browser that is about to send
     */
    200: ContactChallenge;
};

export type GetContactChallengeResponse = GetContactChallengeResponses[keyof GetContactChallengeResponses];

export type SendContactInquiryData = {
    body: NewContactInquiry;
    path?: never;
    query?: never;
    url: '/api/platform/v1/contact-inquiries';
};

export type SendContactInquiryErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendContactInquiryError = SendContactInquiryErrors[keyof SendContactInquiryErrors];

export type SendContactInquiryResponses = {
    /**
     * The inquiry is kept and its mails are on their way
     */
    201: ContactReceipt;
};

export type SendContactInquiryResponse = SendContactInquiryResponses[keyof SendContactInquiryResponses];

export type ListAccountInquiriesData = {
    body?: never;
    path?: never;
    query?: {
        page?: number;
        limit?: number;
    };
    url: '/api/platform/v1/authorized/inquiries';
};

export type ListAccountInquiriesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListAccountInquiriesError = ListAccountInquiriesErrors[keyof ListAccountInquiriesErrors];

export type ListAccountInquiriesResponses = {
    /**
     * What one has asked, newest first
     */
    200: AccountInquiryList;
};

export type ListAccountInquiriesResponse = ListAccountInquiriesResponses[keyof ListAccountInquiriesResponses];

export type SendAccountInquiryData = {
    body: NewAccountInquiry;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/inquiries';
};

export type SendAccountInquiryErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendAccountInquiryError = SendAccountInquiryErrors[keyof SendAccountInquiryErrors];

export type SendAccountInquiryResponses = {
    /**
     * The inquiry is kept and its mails are on their way
     */
    201: ContactReceipt;
};

export type SendAccountInquiryResponse = SendAccountInquiryResponses[keyof SendAccountInquiryResponses];

export type ListContentData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
    };
    query?: {
        locale?: 'ja' | 'en';
        state?: 'draft' | 'scheduled' | 'published' | 'changed' | 'archived' | 'cancelled' | 'without-english';
        search?: string;
        after?: string;
        limit?: number;
    };
    url: '/api/platform/v1/authorized/admin/content/{kind}';
};

export type ListContentErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListContentError = ListContentErrors[keyof ListContentErrors];

export type ListContentResponses = {
    /**
     * A page of everything of one kind, last changed first
     */
    200: ContentList;
};

export type ListContentResponse = ListContentResponses[keyof ListContentResponses];

export type CreateContentData = {
    body: NewContent;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}';
};

export type CreateContentErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreateContentError = CreateContentErrors[keyof CreateContentErrors];

export type CreateContentResponses = {
    /**
     * A draft is begun
     */
    201: ContentReceipt;
};

export type CreateContentResponse = CreateContentResponses[keyof CreateContentResponses];

export type ListContentChoicesData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/authorized/admin/content/{kind}/choices';
};

export type ListContentChoicesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListContentChoicesError = ListContentChoicesErrors[keyof ListContentChoicesErrors];

export type ListContentChoicesResponses = {
    /**
     * What a field may point at, by name
     */
    200: ContentChoices;
};

export type ListContentChoicesResponse = ListContentChoicesResponses[keyof ListContentChoicesResponses];

export type ReadContentData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}';
};

export type ReadContentErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadContentError = ReadContentErrors[keyof ReadContentErrors];

export type ReadContentResponses = {
    /**
     * One item with its draft, and what is wrong with it
     */
    200: ContentItem;
};

export type ReadContentResponse = ReadContentResponses[keyof ReadContentResponses];

export type DiscardDraftData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/draft';
};

export type DiscardDraftErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DiscardDraftError = DiscardDraftErrors[keyof DiscardDraftErrors];

export type DiscardDraftResponses = {
    /**
     * The draft is gone
     */
    204: void;
};

export type DiscardDraftResponse = DiscardDraftResponses[keyof DiscardDraftResponses];

export type SaveDraftData = {
    body: DraftToSave;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/draft';
};

export type SaveDraftErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SaveDraftError = SaveDraftErrors[keyof SaveDraftErrors];

export type SaveDraftResponses = {
    /**
     * The draft is kept
     */
    200: SavedDraft;
};

export type SaveDraftResponse = SaveDraftResponses[keyof SaveDraftResponses];

export type UnscheduleContentData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/publication';
};

export type UnscheduleContentErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type UnscheduleContentError = UnscheduleContentErrors[keyof UnscheduleContentErrors];

export type UnscheduleContentResponses = {
    /**
     * It is a draft without an hour again
     */
    200: ContentReceipt;
};

export type UnscheduleContentResponse = UnscheduleContentResponses[keyof UnscheduleContentResponses];

export type PublishContentData = {
    body: Publication;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/publication';
};

export type PublishContentErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PublishContentError = PublishContentErrors[keyof PublishContentErrors];

export type PublishContentResponses = {
    /**
     * It is public, or will be. A document with problems is kept as the draft
     */
    200: PublicationReceipt;
};

export type PublishContentResponse = PublishContentResponses[keyof PublishContentResponses];

export type CheckArchiveData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/archive';
};

export type CheckArchiveErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CheckArchiveError = CheckArchiveErrors[keyof CheckArchiveErrors];

export type CheckArchiveResponses = {
    /**
     * Nothing keeps it from being taken out of sight
     */
    204: void;
};

export type CheckArchiveResponse = CheckArchiveResponses[keyof CheckArchiveResponses];

export type ArchiveContentData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/archive';
};

export type ArchiveContentErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ArchiveContentError = ArchiveContentErrors[keyof ArchiveContentErrors];

export type ArchiveContentResponses = {
    /**
     * It is out of sight
     */
    200: ContentReceipt;
};

export type ArchiveContentResponse = ArchiveContentResponses[keyof ArchiveContentResponses];

export type PreviewContentData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/preview';
};

export type PreviewContentErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PreviewContentError = PreviewContentErrors[keyof PreviewContentErrors];

export type PreviewContentResponses = {
    /**
     * What the public would be shown
     */
    200: ContentPreview;
};

export type PreviewContentResponse = PreviewContentResponses[keyof PreviewContentResponses];

export type ListRevisionsData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/revisions';
};

export type ListRevisionsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListRevisionsError = ListRevisionsErrors[keyof ListRevisionsErrors];

export type ListRevisionsResponses = {
    /**
     * What was published, newest first
     */
    200: RevisionList;
};

export type ListRevisionsResponse = ListRevisionsResponses[keyof ListRevisionsResponses];

export type ReadRevisionData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
        number: number;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/revisions/{number}';
};

export type ReadRevisionErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadRevisionError = ReadRevisionErrors[keyof ReadRevisionErrors];

export type ReadRevisionResponses = {
    /**
     * One of them as a whole
     */
    200: Revision;
};

export type ReadRevisionResponse = ReadRevisionResponses[keyof ReadRevisionResponses];

export type RestoreRevisionData = {
    body?: never;
    path: {
        kind: 'news' | 'article' | 'event' | 'character' | 'staff' | 'faq' | 'legal' | 'venue' | 'board-game';
        itemId: string;
        number: number;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/revisions/{number}/restoration';
};

export type RestoreRevisionErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RestoreRevisionError = RestoreRevisionErrors[keyof RestoreRevisionErrors];

export type RestoreRevisionResponses = {
    /**
     * It is the draft now
     */
    200: ContentReceipt;
};

export type RestoreRevisionResponse = RestoreRevisionResponses[keyof RestoreRevisionResponses];

export type ListEventTemplatesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/authorized/admin/event-templates';
};

export type ListEventTemplatesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListEventTemplatesError = ListEventTemplatesErrors[keyof ListEventTemplatesErrors];

export type ListEventTemplatesResponses = {
    /**
     * All, by name
     */
    200: EventTemplateList;
};

export type ListEventTemplatesResponse = ListEventTemplatesResponses[keyof ListEventTemplatesResponses];

export type SaveEventTemplateData = {
    body: NewEventTemplate;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/event-templates';
};

export type SaveEventTemplateErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SaveEventTemplateError = SaveEventTemplateErrors[keyof SaveEventTemplateErrors];

export type SaveEventTemplateResponses = {
    /**
     * The template is saved
     */
    201: {
        id: string;
    };
};

export type SaveEventTemplateResponse = SaveEventTemplateResponses[keyof SaveEventTemplateResponses];

export type RemoveEventTemplateData = {
    body?: never;
    path: {
        templateId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/event-templates/{templateId}';
};

export type RemoveEventTemplateErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveEventTemplateError = RemoveEventTemplateErrors[keyof RemoveEventTemplateErrors];

export type RemoveEventTemplateResponses = {
    /**
     * The template is gone
     */
    204: void;
};

export type RemoveEventTemplateResponse = RemoveEventTemplateResponses[keyof RemoveEventTemplateResponses];

export type RenameEventTemplateData = {
    body: EventTemplateName;
    path: {
        templateId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/event-templates/{templateId}';
};

export type RenameEventTemplateErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RenameEventTemplateError = RenameEventTemplateErrors[keyof RenameEventTemplateErrors];

export type RenameEventTemplateResponses = {
    /**
     * It has this name now
     */
    200: {
        id: string;
    };
};

export type RenameEventTemplateResponse = RenameEventTemplateResponses[keyof RenameEventTemplateResponses];

export type ListOrganizedEventsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        view?: 'upcoming' | 'past' | 'draft' | 'cancelled';
        after?: string;
        limit?: number;
    };
    url: '/api/platform/v1/authorized/admin/events';
};

export type ListOrganizedEventsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListOrganizedEventsError = ListOrganizedEventsErrors[keyof ListOrganizedEventsErrors];

export type ListOrganizedEventsResponses = {
    /**
     * Events with their seats, by their day
     */
    200: OrganizedEventList;
};

export type ListOrganizedEventsResponse = ListOrganizedEventsResponses[keyof ListOrganizedEventsResponses];

export type ReadEventConsequencesData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/consequences';
};

export type ReadEventConsequencesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadEventConsequencesError = ReadEventConsequencesErrors[keyof ReadEventConsequencesErrors];

export type ReadEventConsequencesResponses = {
    /**
     * What publishing the draft does to people
     */
    200: EventConsequences;
};

export type ReadEventConsequencesResponse = ReadEventConsequencesResponses[keyof ReadEventConsequencesResponses];

export type PreviewEventCancellationData = {
    body: CancellationToPreview;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/cancellation-preview';
};

export type PreviewEventCancellationErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PreviewEventCancellationError = PreviewEventCancellationErrors[keyof PreviewEventCancellationErrors];

export type PreviewEventCancellationResponses = {
    /**
     * The mails that would be sent, and to how many
     */
    200: PreviewedCancellation;
};

export type PreviewEventCancellationResponse = PreviewEventCancellationResponses[keyof PreviewEventCancellationResponses];

export type CancelEventData = {
    body: EventCancellation;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/cancellation';
};

export type CancelEventErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CancelEventError = CancelEventErrors[keyof CancelEventErrors];

export type CancelEventResponses = {
    /**
     * The event is cancelled; people are told by mail
     */
    200: CancelledEvent;
};

export type CancelEventResponse = CancelEventResponses[keyof CancelEventResponses];

export type ListFollowingEventsData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/following';
};

export type ListFollowingEventsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListFollowingEventsError = ListFollowingEventsErrors[keyof ListFollowingEventsErrors];

export type ListFollowingEventsResponses = {
    /**
     * The later events of the series
     */
    200: FollowingEvents;
};

export type ListFollowingEventsResponse = ListFollowingEventsResponses[keyof ListFollowingEventsResponses];

export type PreviewFollowingChangesData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/following/changes';
};

export type PreviewFollowingChangesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PreviewFollowingChangesError = PreviewFollowingChangesErrors[keyof PreviewFollowingChangesErrors];

export type PreviewFollowingChangesResponses = {
    /**
     * What the draft would change in the later events
     */
    200: CarriedChanges;
};

export type PreviewFollowingChangesResponse = PreviewFollowingChangesResponses[keyof PreviewFollowingChangesResponses];

export type ChangeFollowingEventsData = {
    body: ChangesToCarry;
    path: {
        eventId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/following/changes';
};

export type ChangeFollowingEventsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeFollowingEventsError = ChangeFollowingEventsErrors[keyof ChangeFollowingEventsErrors];

export type ChangeFollowingEventsResponses = {
    /**
     * The event is published, and the later ones are changed
     */
    200: CarriedChanges;
};

export type ChangeFollowingEventsResponse = ChangeFollowingEventsResponses[keyof ChangeFollowingEventsResponses];

export type CreateEventSeriesData = {
    body: NewEventSeries;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/event-series';
};

export type CreateEventSeriesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreateEventSeriesError = CreateEventSeriesErrors[keyof CreateEventSeriesErrors];

export type CreateEventSeriesResponses = {
    /**
     * The same event on the days of a rule
     */
    201: EventSeries;
};

export type CreateEventSeriesResponse = CreateEventSeriesResponses[keyof CreateEventSeriesResponses];

export type ListNewsData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        category?: 'notice' | 'event' | 'release' | 'press';
        page?: number;
        limit?: number;
    };
    url: '/api/platform/v1/news';
};

export type ListNewsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListNewsError = ListNewsErrors[keyof ListNewsErrors];

export type ListNewsResponses = {
    /**
     * A page of news, newest first
     */
    200: NewsList;
};

export type ListNewsResponse = ListNewsResponses[keyof ListNewsResponses];

export type ReadNewsData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/news/{slug}';
};

export type ReadNewsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadNewsError = ReadNewsErrors[keyof ReadNewsErrors];

export type ReadNewsResponses = {
    /**
     * One news item
     */
    200: NewsItem;
};

export type ReadNewsResponse = ReadNewsResponses[keyof ReadNewsResponses];

export type ListCharactersData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/characters';
};

export type ListCharactersErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListCharactersError = ListCharactersErrors[keyof ListCharactersErrors];

export type ListCharactersResponses = {
    /**
     * All characters, in the order of the organizer
     */
    200: CharacterList;
};

export type ListCharactersResponse = ListCharactersResponses[keyof ListCharactersResponses];

export type ReadCharacterData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/characters/{slug}';
};

export type ReadCharacterErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadCharacterError = ReadCharacterErrors[keyof ReadCharacterErrors];

export type ReadCharacterResponses = {
    /**
     * One character
     */
    200: CharacterItem;
};

export type ReadCharacterResponse = ReadCharacterResponses[keyof ReadCharacterResponses];

export type ListStaffData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/staff';
};

export type ListStaffErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListStaffError = ListStaffErrors[keyof ListStaffErrors];

export type ListStaffResponses = {
    /**
     * Everybody who teaches, in the order of the organizer
     */
    200: StaffList;
};

export type ListStaffResponse = ListStaffResponses[keyof ListStaffResponses];

export type ListArticlesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        tag?: 'beginner' | 'heavy' | 'two-player' | 'teaching' | 'history' | 'essay';
        page?: number;
        limit?: number;
    };
    url: '/api/platform/v1/articles';
};

export type ListArticlesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListArticlesError = ListArticlesErrors[keyof ListArticlesErrors];

export type ListArticlesResponses = {
    /**
     * A page of articles, newest first
     */
    200: ArticleList;
};

export type ListArticlesResponse = ListArticlesResponses[keyof ListArticlesResponses];

export type ReadArticleData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/articles/{slug}';
};

export type ReadArticleErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadArticleError = ReadArticleErrors[keyof ReadArticleErrors];

export type ReadArticleResponses = {
    /**
     * One article
     */
    200: ArticleItem;
};

export type ReadArticleResponse = ReadArticleResponses[keyof ReadArticleResponses];

export type ReadGameShelfData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/game-shelf';
};

export type ReadGameShelfErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadGameShelfError = ReadGameShelfErrors[keyof ReadGameShelfErrors];

export type ReadGameShelfResponses = {
    /**
     * The first games of each board
     */
    200: GameShelf;
};

export type ReadGameShelfResponse = ReadGameShelfResponses[keyof ReadGameShelfResponses];

export type ListGamesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        q?: string;
        players?: number;
        minutes?: '30' | '60' | '120' | 'longer';
        board?: 'light' | 'middle' | 'heavy';
        age?: number;
        language?: 'ja' | 'en' | 'none';
        quick?: '1';
        tag?: 'cooperative' | 'family' | 'two-player' | 'party' | 'cards' | 'dice' | 'dexterity' | 'deduction' | 'bluffing' | 'trading' | 'building' | 'abstract';
        sort?: 'light' | 'heavy' | 'short' | 'new';
        page?: number;
        limit?: number;
    };
    url: '/api/platform/v1/games';
};

export type ListGamesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListGamesError = ListGamesErrors[keyof ListGamesErrors];

export type ListGamesResponses = {
    /**
     * A page of games
     */
    200: GameList;
};

export type ListGamesResponse = ListGamesResponses[keyof ListGamesResponses];

export type ReadGameData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/games/{slug}';
};

export type ReadGameErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadGameError = ReadGameErrors[keyof ReadGameErrors];

export type ReadGameResponses = {
    /**
     * One game
     */
    200: GameItem;
};

export type ReadGameResponse = ReadGameResponses[keyof ReadGameResponses];

export type ListFaqData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/faq';
};

export type ListFaqErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListFaqError = ListFaqErrors[keyof ListFaqErrors];

export type ListFaqResponses = {
    /**
     * All questions and answers, by category
     */
    200: Faq;
};

export type ListFaqResponse = ListFaqResponses[keyof ListFaqResponses];

export type ReadLegalData = {
    body?: never;
    path: {
        kind: 'privacy-policy' | 'term-of-service';
    };
    query?: {
        locale?: 'ja' | 'en';
        version?: number;
    };
    url: '/api/platform/v1/legal/{kind}';
};

export type ReadLegalErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadLegalError = ReadLegalErrors[keyof ReadLegalErrors];

export type ReadLegalResponses = {
    /**
     * One version of a legal text, and the list of all
     */
    200: LegalDocument;
};

export type ReadLegalResponse = ReadLegalResponses[keyof ReadLegalResponses];

export type FindPostalAreasData = {
    body?: never;
    path: {
        code: string;
    };
    query?: never;
    url: '/api/platform/v1/postal-codes/{code}';
};

export type FindPostalAreasErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type FindPostalAreasError = FindPostalAreasErrors[keyof FindPostalAreasErrors];

export type FindPostalAreasResponses = {
    /**
     * The areas or the office of a postal code
     */
    200: PostalCodeAreas;
};

export type FindPostalAreasResponse = FindPostalAreasResponses[keyof FindPostalAreasResponses];

export type ListPublishedPagesData = {
    body?: never;
    path?: never;
    query?: {
        page?: number;
    };
    url: '/api/platform/v1/published-pages';
};

export type ListPublishedPagesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListPublishedPagesError = ListPublishedPagesErrors[keyof ListPublishedPagesErrors];

export type ListPublishedPagesResponses = {
    /**
     * Every page with a slug of its own
     */
    200: PublishedPages;
};

export type ListPublishedPagesResponse = ListPublishedPagesResponses[keyof ListPublishedPagesResponses];

export type SearchData = {
    body?: never;
    path?: never;
    query: {
        locale?: 'ja' | 'en';
        q: string;
        kind?: 'event' | 'game' | 'article' | 'news' | 'faq';
        upcoming?: '1';
        english?: '1';
        seats?: '1';
    };
    url: '/api/platform/v1/search';
};

export type SearchErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SearchError = SearchErrors[keyof SearchErrors];

export type SearchResponses = {
    /**
     * What was found, by kind
     */
    200: SearchResult;
};

export type SearchResponse = SearchResponses[keyof SearchResponses];

export type ReadSiteData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/site';
};

export type ReadSiteErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadSiteError = ReadSiteErrors[keyof ReadSiteErrors];

export type ReadSiteResponses = {
    /**
     * What the site says of itself
     */
    200: Site;
};

export type ReadSiteResponse = ReadSiteResponses[keyof ReadSiteResponses];

export type ReadSetupData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/setup';
};

export type ReadSetupErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadSetupError = ReadSetupErrors[keyof ReadSetupErrors];

export type ReadSetupResponses = {
    /**
     * The site waits for its first admin
     */
    200: OpenSetup;
};

export type ReadSetupResponse = ReadSetupResponses[keyof ReadSetupResponses];

export type SetUpSiteData = {
    body: Setup;
    path?: never;
    query?: never;
    url: '/api/platform/v1/setup';
};

export type SetUpSiteErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SetUpSiteError = SetUpSiteErrors[keyof SetUpSiteErrors];

export type SetUpSiteResponses = {
    /**
     * The first admin is made, and the site has its name
     */
    201: SetupDone;
};

export type SetUpSiteResponse = SetUpSiteResponses[keyof SetUpSiteResponses];

export type ReadImageFileData = {
    body?: never;
    path: {
        imageId: string;
        file: string;
    };
    query?: never;
    url: '/api/platform/v1/images/{imageId}/{file}';
};

export type ReadImageFileErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadImageFileError = ReadImageFileErrors[keyof ReadImageFileErrors];

export type ReadImageFileResponses = {
    /**
     * An image in one of its widths, such as 960.webp
     */
    200: Blob | File;
};

export type ReadImageFileResponse = ReadImageFileResponses[keyof ReadImageFileResponses];

export type ListImagesData = {
    body?: never;
    path?: never;
    query?: {
        after?: string;
        state?: 'waiting' | 'ready' | 'refused';
        limit?: number;
    };
    url: '/api/platform/v1/authorized/admin/images';
};

export type ListImagesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListImagesError = ListImagesErrors[keyof ListImagesErrors];

export type ListImagesResponses = {
    /**
     * Images, newest first
     */
    200: ImageList;
};

export type ListImagesResponse = ListImagesResponses[keyof ListImagesResponses];

export type UploadImageData = {
    body: Blob | File;
    path?: never;
    query: {
        name: string;
        type: string;
    };
    url: '/api/platform/v1/authorized/admin/images';
};

export type UploadImageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type UploadImageError = UploadImageErrors[keyof UploadImageErrors];

export type UploadImageResponses = {
    /**
     * The image waits to be drawn anew
     */
    201: ImageReceipt;
};

export type UploadImageResponse = UploadImageResponses[keyof UploadImageResponses];

export type RemoveImageData = {
    body?: never;
    path: {
        imageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/images/{imageId}';
};

export type RemoveImageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveImageError = RemoveImageErrors[keyof RemoveImageErrors];

export type RemoveImageResponses = {
    /**
     * The image is no more
     */
    204: void;
};

export type RemoveImageResponse = RemoveImageResponses[keyof RemoveImageResponses];

export type ReadImageData = {
    body?: never;
    path: {
        imageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/images/{imageId}';
};

export type ReadImageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadImageError = ReadImageErrors[keyof ReadImageErrors];

export type ReadImageResponses = {
    /**
     * One image
     */
    200: Image;
};

export type ReadImageResponse = ReadImageResponses[keyof ReadImageResponses];

export type DescribeImageData = {
    body: ImageAlt;
    path: {
        imageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/images/{imageId}/alt';
};

export type DescribeImageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DescribeImageError = DescribeImageErrors[keyof DescribeImageErrors];

export type DescribeImageResponses = {
    /**
     * The image as it is now
     */
    200: Image;
};

export type DescribeImageResponse = DescribeImageResponses[keyof DescribeImageResponses];

export type ListEventPhotosData = {
    body?: never;
    path: {
        slug: string;
    };
    query?: never;
    url: '/api/platform/v1/events/{slug}/photos';
};

export type ListEventPhotosErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListEventPhotosError = ListEventPhotosErrors[keyof ListEventPhotosErrors];

export type ListEventPhotosResponses = {
    /**
     * What the public sees
     */
    200: PublicPhotos;
};

export type ListEventPhotosResponse = ListEventPhotosResponses[keyof ListEventPhotosResponses];

export type ListGuestPhotosData = {
    body?: never;
    path?: never;
    query: {
        slug: string;
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/authorized/event-photos';
};

export type ListGuestPhotosErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListGuestPhotosError = ListGuestPhotosErrors[keyof ListGuestPhotosErrors];

export type ListGuestPhotosResponses = {
    /**
     * Photos of one's evening
     */
    200: GuestPhotos;
};

export type ListGuestPhotosResponse = ListGuestPhotosResponses[keyof ListGuestPhotosResponses];

export type SendPhotoData = {
    body: Blob | File;
    path?: never;
    query: {
        name: string;
        type: string;
        caption?: string;
        hasConsent: 'yes';
        slug: string;
    };
    url: '/api/platform/v1/authorized/event-photos';
};

export type SendPhotoErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendPhotoError = SendPhotoErrors[keyof SendPhotoErrors];

export type SendPhotoResponses = {
    /**
     * The photo waits to be re-encoded
     */
    201: ImageReceipt;
};

export type SendPhotoResponse = SendPhotoResponses[keyof SendPhotoResponses];

export type ObjectToPhotoData = {
    body?: never;
    path: {
        photoId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/event-photos/{photoId}/objection';
};

export type ObjectToPhotoErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ObjectToPhotoError = ObjectToPhotoErrors[keyof ObjectToPhotoErrors];

export type ObjectToPhotoResponses = {
    /**
     * It is hidden
     */
    201: ImageReceipt;
};

export type ObjectToPhotoResponse = ObjectToPhotoResponses[keyof ObjectToPhotoResponses];

export type TakeBackPhotoData = {
    body?: never;
    path: {
        photoId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/event-photos/{photoId}';
};

export type TakeBackPhotoErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type TakeBackPhotoError = TakeBackPhotoErrors[keyof TakeBackPhotoErrors];

export type TakeBackPhotoResponses = {
    /**
     * It is no more
     */
    204: void;
};

export type TakeBackPhotoResponse = TakeBackPhotoResponses[keyof TakeBackPhotoResponses];

export type ListOrganizedPhotosData = {
    body?: never;
    path: {
        eventId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/authorized/admin/events/{eventId}/photos';
};

export type ListOrganizedPhotosErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListOrganizedPhotosError = ListOrganizedPhotosErrors[keyof ListOrganizedPhotosErrors];

export type ListOrganizedPhotosResponses = {
    /**
     * Photos of an event
     */
    200: OrganizedPhotos;
};

export type ListOrganizedPhotosResponse = ListOrganizedPhotosResponses[keyof ListOrganizedPhotosResponses];

export type AddEventPhotoData = {
    body: Blob | File;
    path: {
        eventId: string;
    };
    query: {
        name: string;
        type: string;
        caption?: string;
        hasConsent: 'yes';
    };
    url: '/api/platform/v1/authorized/admin/events/{eventId}/photos';
};

export type AddEventPhotoErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AddEventPhotoError = AddEventPhotoErrors[keyof AddEventPhotoErrors];

export type AddEventPhotoResponses = {
    /**
     * The photo waits to be re-encoded
     */
    201: ImageReceipt;
};

export type AddEventPhotoResponse = AddEventPhotoResponses[keyof AddEventPhotoResponses];

export type DecidePhotoData = {
    body: PhotoDecision;
    path: {
        eventId: string;
        photoId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/photos/{photoId}';
};

export type DecidePhotoErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DecidePhotoError = DecidePhotoErrors[keyof DecidePhotoErrors];

export type DecidePhotoResponses = {
    /**
     * As decided
     */
    200: PhotoDecision;
};

export type DecidePhotoResponse = DecidePhotoResponses[keyof DecidePhotoResponses];

export type ReadPhotoFileData = {
    body?: never;
    path: {
        eventId: string;
        photoId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/events/{eventId}/photos/{photoId}/file';
};

export type ReadPhotoFileErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadPhotoFileError = ReadPhotoFileErrors[keyof ReadPhotoFileErrors];

export type ReadPhotoFileResponses = {
    /**
     * The photo, whether or not it is shown
     */
    200: Blob | File;
};

export type ReadPhotoFileResponse = ReadPhotoFileResponses[keyof ReadPhotoFileResponses];

export type ListInquiriesData = {
    body?: never;
    path?: never;
    query?: {
        view?: 'unfinished' | 'new' | 'mine' | 'all';
        search?: string;
        after?: string;
        limit?: number;
    };
    url: '/api/platform/v1/authorized/admin/inquiries';
};

export type ListInquiriesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListInquiriesError = ListInquiriesErrors[keyof ListInquiriesErrors];

export type ListInquiriesResponses = {
    /**
     * Newest first
     */
    200: InquiryList;
};

export type ListInquiriesResponse = ListInquiriesResponses[keyof ListInquiriesResponses];

export type ReadInquiryData = {
    body?: never;
    path: {
        inquiryId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}';
};

export type ReadInquiryErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadInquiryError = ReadInquiryErrors[keyof ReadInquiryErrors];

export type ReadInquiryResponses = {
    /**
     * An inquiry with what was said about it
     */
    200: InquiryThread;
};

export type ReadInquiryResponse = ReadInquiryResponses[keyof ReadInquiryResponses];

export type ReplyToInquiryData = {
    body: NewInquiryMessage;
    path: {
        inquiryId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/replies';
};

export type ReplyToInquiryErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReplyToInquiryError = ReplyToInquiryErrors[keyof ReplyToInquiryErrors];

export type ReplyToInquiryResponses = {
    /**
     * How the inquiry stands now
     */
    201: InquiryReceipt;
};

export type ReplyToInquiryResponse = ReplyToInquiryResponses[keyof ReplyToInquiryResponses];

export type NoteOnInquiryData = {
    body: NewInquiryMessage;
    path: {
        inquiryId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/notes';
};

export type NoteOnInquiryErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type NoteOnInquiryError = NoteOnInquiryErrors[keyof NoteOnInquiryErrors];

export type NoteOnInquiryResponses = {
    /**
     * How the inquiry stands now
     */
    201: InquiryReceipt;
};

export type NoteOnInquiryResponse = NoteOnInquiryResponses[keyof NoteOnInquiryResponses];

export type AssignInquiryData = {
    body: InquiryAssignment;
    path: {
        inquiryId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/assignee';
};

export type AssignInquiryErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AssignInquiryError = AssignInquiryErrors[keyof AssignInquiryErrors];

export type AssignInquiryResponses = {
    /**
     * How the inquiry stands now
     */
    200: InquiryReceipt;
};

export type AssignInquiryResponse = AssignInquiryResponses[keyof AssignInquiryResponses];

export type SetInquiryStateData = {
    body: InquiryStateChange;
    path: {
        inquiryId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/state';
};

export type SetInquiryStateErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SetInquiryStateError = SetInquiryStateErrors[keyof SetInquiryStateErrors];

export type SetInquiryStateResponses = {
    /**
     * How the inquiry stands now
     */
    200: InquiryReceipt;
};

export type SetInquiryStateResponse = SetInquiryStateResponses[keyof SetInquiryStateResponses];

export type ListCannedTextsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/canned-texts';
};

export type ListCannedTextsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListCannedTextsError = ListCannedTextsErrors[keyof ListCannedTextsErrors];

export type ListCannedTextsResponses = {
    /**
     * In their order
     */
    200: CannedTextList;
};

export type ListCannedTextsResponse = ListCannedTextsResponses[keyof ListCannedTextsResponses];

export type CreateCannedTextData = {
    body: CannedTextValues;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/canned-texts';
};

export type CreateCannedTextErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreateCannedTextError = CreateCannedTextErrors[keyof CreateCannedTextErrors];

export type CreateCannedTextResponses = {
    /**
     * The new text
     */
    201: CannedText;
};

export type CreateCannedTextResponse = CreateCannedTextResponses[keyof CreateCannedTextResponses];

export type RemoveCannedTextData = {
    body?: never;
    path: {
        cannedTextId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/canned-texts/{cannedTextId}';
};

export type RemoveCannedTextErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveCannedTextError = RemoveCannedTextErrors[keyof RemoveCannedTextErrors];

export type RemoveCannedTextResponses = {
    /**
     * The text is no more
     */
    204: void;
};

export type RemoveCannedTextResponse = RemoveCannedTextResponses[keyof RemoveCannedTextResponses];

export type ChangeCannedTextData = {
    body: CannedTextValues;
    path: {
        cannedTextId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/canned-texts/{cannedTextId}';
};

export type ChangeCannedTextErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeCannedTextError = ChangeCannedTextErrors[keyof ChangeCannedTextErrors];

export type ChangeCannedTextResponses = {
    /**
     * The text as it is now
     */
    200: CannedText;
};

export type ChangeCannedTextResponse = ChangeCannedTextResponses[keyof ChangeCannedTextResponses];

export type ListMessagesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        after?: string;
        limit?: number;
    };
    url: '/api/platform/v1/authorized/admin/messages';
};

export type ListMessagesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListMessagesError = ListMessagesErrors[keyof ListMessagesErrors];

export type ListMessagesResponses = {
    /**
     * Newest first
     */
    200: MessageList;
};

export type ListMessagesResponse = ListMessagesResponses[keyof ListMessagesResponses];

export type CreateMessageData = {
    body: NewMessage;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages';
};

export type CreateMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreateMessageError = CreateMessageErrors[keyof CreateMessageErrors];

export type CreateMessageResponses = {
    /**
     * How the message stands now
     */
    201: MessageReceipt;
};

export type CreateMessageResponse = CreateMessageResponses[keyof CreateMessageResponses];

export type DiscardMessageData = {
    body?: never;
    path: {
        messageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages/{messageId}';
};

export type DiscardMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type DiscardMessageError = DiscardMessageErrors[keyof DiscardMessageErrors];

export type DiscardMessageResponses = {
    /**
     * The draft is no more
     */
    204: void;
};

export type DiscardMessageResponse = DiscardMessageResponses[keyof DiscardMessageResponses];

export type ReadMessageData = {
    body?: never;
    path: {
        messageId: string;
    };
    query?: {
        locale?: 'ja' | 'en';
        at?: string;
    };
    url: '/api/platform/v1/authorized/admin/messages/{messageId}';
};

export type ReadMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadMessageError = ReadMessageErrors[keyof ReadMessageErrors];

export type ReadMessageResponses = {
    /**
     * A message
     */
    200: Message;
};

export type ReadMessageResponse = ReadMessageResponses[keyof ReadMessageResponses];

export type SaveMessageData = {
    body: MessageDraft;
    path: {
        messageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages/{messageId}';
};

export type SaveMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SaveMessageError = SaveMessageErrors[keyof SaveMessageErrors];

export type SaveMessageResponses = {
    /**
     * How the message stands now
     */
    200: MessageReceipt;
};

export type SaveMessageResponse = SaveMessageResponses[keyof SaveMessageResponses];

export type PreviewMessageData = {
    body?: never;
    path: {
        messageId: string;
    };
    query?: {
        person?: string;
    };
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/preview';
};

export type PreviewMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PreviewMessageError = PreviewMessageErrors[keyof PreviewMessageErrors];

export type PreviewMessageResponses = {
    /**
     * The mail that somebody would get
     */
    200: MessagePreview;
};

export type PreviewMessageResponse = PreviewMessageResponses[keyof PreviewMessageResponses];

export type TestMessageData = {
    body: MessageTest;
    path: {
        messageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/test';
};

export type TestMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type TestMessageError = TestMessageErrors[keyof TestMessageErrors];

export type TestMessageResponses = {
    /**
     * How the message stands now
     */
    202: MessageReceipt;
};

export type TestMessageResponse = TestMessageResponses[keyof TestMessageResponses];

export type SendMessageData = {
    body: MessageSend;
    path: {
        messageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/send';
};

export type SendMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SendMessageError = SendMessageErrors[keyof SendMessageErrors];

export type SendMessageResponses = {
    /**
     * How the message stands now
     */
    200: MessageReceipt;
};

export type SendMessageResponse = SendMessageResponses[keyof SendMessageResponses];

export type TakeBackMessageData = {
    body?: never;
    path: {
        messageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/take-back';
};

export type TakeBackMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type TakeBackMessageError = TakeBackMessageErrors[keyof TakeBackMessageErrors];

export type TakeBackMessageResponses = {
    /**
     * How the message stands now
     */
    200: MessageReceipt;
};

export type TakeBackMessageResponse = TakeBackMessageResponses[keyof TakeBackMessageResponses];

export type StopMessageData = {
    body?: never;
    path: {
        messageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/stop';
};

export type StopMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type StopMessageError = StopMessageErrors[keyof StopMessageErrors];

export type StopMessageResponses = {
    /**
     * How the message stands now
     */
    200: MessageReceipt;
};

export type StopMessageResponse = StopMessageResponses[keyof StopMessageResponses];

export type ResendMessageData = {
    body: MessageResend;
    path: {
        messageId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/resend';
};

export type ResendMessageErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ResendMessageError = ResendMessageErrors[keyof ResendMessageErrors];

export type ResendMessageResponses = {
    /**
     * How the message stands now
     */
    200: MessageReceipt;
};

export type ResendMessageResponse = ResendMessageResponses[keyof ResendMessageResponses];

export type ListMessageRecipientsData = {
    body?: never;
    path: {
        messageId: string;
    };
    query?: {
        view?: 'all' | 'failed' | 'pending';
        after?: string;
        limit?: number;
    };
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/recipients';
};

export type ListMessageRecipientsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListMessageRecipientsError = ListMessageRecipientsErrors[keyof ListMessageRecipientsErrors];

export type ListMessageRecipientsResponses = {
    /**
     * Failures first
     */
    200: MessageRecipientList;
};

export type ListMessageRecipientsResponse = ListMessageRecipientsResponses[keyof ListMessageRecipientsResponses];

export type ListSynonymsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/synonyms';
};

export type ListSynonymsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListSynonymsError = ListSynonymsErrors[keyof ListSynonymsErrors];

export type ListSynonymsResponses = {
    /**
     * The newest first
     */
    200: SynonymList;
};

export type ListSynonymsResponse = ListSynonymsResponses[keyof ListSynonymsResponses];

export type CreateSynonymData = {
    body: SynonymValues;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/synonyms';
};

export type CreateSynonymErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type CreateSynonymError = CreateSynonymErrors[keyof CreateSynonymErrors];

export type CreateSynonymResponses = {
    /**
     * The new words
     */
    201: Synonym;
};

export type CreateSynonymResponse = CreateSynonymResponses[keyof CreateSynonymResponses];

export type RemoveSynonymData = {
    body?: never;
    path: {
        synonymId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/synonyms/{synonymId}';
};

export type RemoveSynonymErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveSynonymError = RemoveSynonymErrors[keyof RemoveSynonymErrors];

export type RemoveSynonymResponses = {
    /**
     * The words are no more
     */
    204: void;
};

export type RemoveSynonymResponse = RemoveSynonymResponses[keyof RemoveSynonymResponses];

export type ChangeSynonymData = {
    body: SynonymValues;
    path: {
        synonymId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/synonyms/{synonymId}';
};

export type ChangeSynonymErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeSynonymError = ChangeSynonymErrors[keyof ChangeSynonymErrors];

export type ChangeSynonymResponses = {
    /**
     * The words as they are now
     */
    200: Synonym;
};

export type ChangeSynonymResponse = ChangeSynonymResponses[keyof ChangeSynonymResponses];

export type ReadImportWaysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-import';
};

export type ReadImportWaysErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadImportWaysError = ReadImportWaysErrors[keyof ReadImportWaysErrors];

export type ReadImportWaysResponses = {
    /**
     * How games can be imported
     */
    200: ImportWays;
};

export type ReadImportWaysResponse = ReadImportWaysResponses[keyof ReadImportWaysResponses];

export type ImportGamesData = {
    body: GamesToImport;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-import';
};

export type ImportGamesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ImportGamesError = ImportGamesErrors[keyof ImportGamesErrors];

export type ImportGamesResponses = {
    /**
     * Drafts were begun
     */
    201: ImportedGames;
};

export type ImportGamesResponse = ImportGamesResponses[keyof ImportGamesResponses];

export type PreviewCollectionData = {
    body: CollectionName;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-import/collection';
};

export type PreviewCollectionErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PreviewCollectionError = PreviewCollectionErrors[keyof PreviewCollectionErrors];

export type PreviewCollectionResponses = {
    /**
     * What the collection would add and change
     */
    200: ImportPreview;
};

export type PreviewCollectionResponse = PreviewCollectionResponses[keyof PreviewCollectionResponses];

export type PreviewGameImportData = {
    body: ImportFile;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-import/preview';
};

export type PreviewGameImportErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type PreviewGameImportError = PreviewGameImportErrors[keyof PreviewGameImportErrors];

export type PreviewGameImportResponses = {
    /**
     * What the collection would add and change
     */
    200: ImportPreview;
};

export type PreviewGameImportResponse = PreviewGameImportResponses[keyof PreviewGameImportResponses];

export type ListGameCopiesData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
        q?: string;
        only?: 'attention' | 'unprinted';
        page?: number;
    };
    url: '/api/platform/v1/authorized/admin/game-copies';
};

export type ListGameCopiesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListGameCopiesError = ListGameCopiesErrors[keyof ListGameCopiesErrors];

export type ListGameCopiesResponses = {
    /**
     * A page of games with their boxes
     */
    200: GameCopyList;
};

export type ListGameCopiesResponse = ListGameCopiesResponses[keyof ListGameCopiesResponses];

export type AddGameCopiesData = {
    body: GameCopiesToAdd;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-copies';
};

export type AddGameCopiesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type AddGameCopiesError = AddGameCopiesErrors[keyof AddGameCopiesErrors];

export type AddGameCopiesResponses = {
    /**
     * The new boxes
     */
    201: AddedGameCopies;
};

export type AddGameCopiesResponse = AddGameCopiesResponses[keyof AddGameCopiesResponses];

export type RemoveGameCopyData = {
    body?: never;
    path: {
        copyId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-copies/{copyId}';
};

export type RemoveGameCopyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RemoveGameCopyError = RemoveGameCopyErrors[keyof RemoveGameCopyErrors];

export type RemoveGameCopyResponses = {
    /**
     * The box is no more
     */
    204: void;
};

export type RemoveGameCopyResponse = RemoveGameCopyResponses[keyof RemoveGameCopyResponses];

export type ChangeGameCopyData = {
    body: GameCopyChange;
    path: {
        copyId: string;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-copies/{copyId}';
};

export type ChangeGameCopyErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ChangeGameCopyError = ChangeGameCopyErrors[keyof ChangeGameCopyErrors];

export type ChangeGameCopyResponses = {
    /**
     * The box as it is now
     */
    200: GameCopy;
};

export type ChangeGameCopyResponse = ChangeGameCopyResponses[keyof ChangeGameCopyResponses];

export type ListStickersData = {
    body?: never;
    path?: never;
    query?: {
        locale?: 'ja' | 'en';
    };
    url: '/api/platform/v1/authorized/admin/game-copy-stickers';
};

export type ListStickersErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListStickersError = ListStickersErrors[keyof ListStickersErrors];

export type ListStickersResponses = {
    /**
     * Boxes without a sticker
     */
    200: StickerList;
};

export type ListStickersResponse = ListStickersResponses[keyof ListStickersResponses];

export type MarkStickersPrintedData = {
    body: PrintedStickers;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/game-copy-stickers';
};

export type MarkStickersPrintedErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type MarkStickersPrintedError = MarkStickersPrintedErrors[keyof MarkStickersPrintedErrors];

export type MarkStickersPrintedResponses = {
    /**
     * They have their stickers
     */
    204: void;
};

export type MarkStickersPrintedResponse = MarkStickersPrintedResponses[keyof MarkStickersPrintedResponses];

export type FindBoxData = {
    body?: never;
    path: {
        number: number;
    };
    query?: never;
    url: '/api/platform/v1/boxes/{number}';
};

export type FindBoxErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type FindBoxError = FindBoxErrors[keyof FindBoxErrors];

export type FindBoxResponses = {
    /**
     * The game of a box
     */
    200: FoundBox;
};

export type FindBoxResponse = FindBoxResponses[keyof FindBoxResponses];

export type ReadSiteSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/site/settings';
};

export type ReadSiteSettingsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadSiteSettingsError = ReadSiteSettingsErrors[keyof ReadSiteSettingsErrors];

export type ReadSiteSettingsResponses = {
    /**
     * The settings of the site now
     */
    200: SavedSiteSettings;
};

export type ReadSiteSettingsResponse = ReadSiteSettingsResponses[keyof ReadSiteSettingsResponses];

export type SaveSiteSettingsData = {
    body: SiteSettingsToSave;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/site/settings';
};

export type SaveSiteSettingsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type SaveSiteSettingsError = SaveSiteSettingsErrors[keyof SaveSiteSettingsErrors];

export type SaveSiteSettingsResponses = {
    /**
     * The settings of the site now
     */
    200: SavedSiteSettings;
};

export type SaveSiteSettingsResponse = SaveSiteSettingsResponses[keyof SaveSiteSettingsResponses];

export type ListTimeZonesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/site/time-zones';
};

export type ListTimeZonesErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListTimeZonesError = ListTimeZonesErrors[keyof ListTimeZonesErrors];

export type ListTimeZonesResponses = {
    /**
     * The time zones that can be chosen
     */
    200: TimeZoneList;
};

export type ListTimeZonesResponse = ListTimeZonesResponses[keyof ListTimeZonesResponses];

export type ListSiteRevisionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/platform/v1/authorized/admin/site/revisions';
};

export type ListSiteRevisionsErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ListSiteRevisionsError = ListSiteRevisionsErrors[keyof ListSiteRevisionsErrors];

export type ListSiteRevisionsResponses = {
    /**
     * The newest first
     */
    200: RevisionList;
};

export type ListSiteRevisionsResponse = ListSiteRevisionsResponses[keyof ListSiteRevisionsResponses];

export type ReadSiteRevisionData = {
    body?: never;
    path: {
        number: number;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/site/revisions/{number}';
};

export type ReadSiteRevisionErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type ReadSiteRevisionError = ReadSiteRevisionErrors[keyof ReadSiteRevisionErrors];

export type ReadSiteRevisionResponses = {
    /**
     * The settings of the site then
     */
    200: SiteRevision;
};

export type ReadSiteRevisionResponse = ReadSiteRevisionResponses[keyof ReadSiteRevisionResponses];

export type RestoreSiteRevisionData = {
    body: SiteRestoration;
    path: {
        number: number;
    };
    query?: never;
    url: '/api/platform/v1/authorized/admin/site/revisions/{number}/restoration';
};

export type RestoreSiteRevisionErrors = {
    /**
     * A problem (RFC 9457)
     */
    default: Problem;
};

export type RestoreSiteRevisionError = RestoreSiteRevisionErrors[keyof RestoreSiteRevisionErrors];

export type RestoreSiteRevisionResponses = {
    /**
     * The settings of the site now
     */
    200: SavedSiteSettings;
};

export type RestoreSiteRevisionResponse = RestoreSiteRevisionResponses[keyof RestoreSiteRevisionResponses];
