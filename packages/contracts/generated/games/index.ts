// @ts-nocheck

export { checkUserRole, listSessions, type Options, readLoginUser, readSeats } from './sdk.gen.ts';
export type { CheckUserRoleData, CheckUserRoleError, CheckUserRoleErrors, CheckUserRoleResponse, CheckUserRoleResponses, ClientOptions, EventSeats, ListSessionsData, ListSessionsError, ListSessionsErrors, ListSessionsResponse, ListSessionsResponses, LoginUser, Problem, ReadLoginUserData, ReadLoginUserError, ReadLoginUserErrors, ReadLoginUserResponse, ReadLoginUserResponses, ReadSeatsData, ReadSeatsError, ReadSeatsErrors, ReadSeatsResponse, ReadSeatsResponses, RoleAnswer, Seats, Session, SessionList, SessionSeats } from './types.gen.ts';
