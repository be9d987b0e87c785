// @ts-nocheck

export { listSessions, type Options, readSeats } from './sdk.gen.ts';
export type { ClientOptions, EventSeats, ListSessionsData, ListSessionsError, ListSessionsErrors, ListSessionsResponse, ListSessionsResponses, Problem, ReadSeatsData, ReadSeatsError, ReadSeatsErrors, ReadSeatsResponse, ReadSeatsResponses, Seats, Session, SessionList, SessionSeats } from './types.gen.ts';
