// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { CheckUserRoleData, CheckUserRoleErrors, CheckUserRoleResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ReadLoginUserData, ReadLoginUserErrors, ReadLoginUserResponses, ReadSeatsData, ReadSeatsErrors, ReadSeatsResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

export const listSessions = <ThrowOnError extends boolean = false>(options: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({ url: '/api/v1/events/{slug}/sessions', ...options });

export const readSeats = <ThrowOnError extends boolean = false>(options: Options<ReadSeatsData, ThrowOnError>): RequestResult<ReadSeatsResponses, ReadSeatsErrors, ThrowOnError> => (options.client ?? client).get<ReadSeatsResponses, ReadSeatsErrors, ThrowOnError>({ url: '/api/v1/seats', ...options });

export const readLoginUser = <ThrowOnError extends boolean = false>(options?: Options<ReadLoginUserData, ThrowOnError>): RequestResult<ReadLoginUserResponses, ReadLoginUserErrors, ThrowOnError> => (options?.client ?? client).get<ReadLoginUserResponses, ReadLoginUserErrors, ThrowOnError>({ url: '/api/v1/authorized/logins/login_user', ...options });

export const checkUserRole = <ThrowOnError extends boolean = false>(options: Options<CheckUserRoleData, ThrowOnError>): RequestResult<CheckUserRoleResponses, CheckUserRoleErrors, ThrowOnError> => (options.client ?? client).get<CheckUserRoleResponses, CheckUserRoleErrors, ThrowOnError>({ url: '/api/v1/authorized/logins/check_user_role', ...options });
