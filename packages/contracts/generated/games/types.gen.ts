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
