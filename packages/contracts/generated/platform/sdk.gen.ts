// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { DescribeImageData, DescribeImageErrors, DescribeImageResponses, FindPostalAreasData, FindPostalAreasErrors, FindPostalAreasResponses, GetContactChallengeData, GetContactChallengeErrors, GetContactChallengeResponses, ListAccountInquiriesData, ListAccountInquiriesErrors, ListAccountInquiriesResponses, ListArticlesData, ListArticlesErrors, ListArticlesResponses, ListCharactersData, ListCharactersErrors, ListCharactersResponses, ListEventDaysData, ListEventDaysErrors, ListEventDaysResponses, ListEventGamesData, ListEventGamesErrors, ListEventGamesResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListFaqData, ListFaqErrors, ListFaqResponses, ListImagesData, ListImagesErrors, ListImagesResponses, ListNewsData, ListNewsErrors, ListNewsResponses, ListPublishedPagesData, ListPublishedPagesErrors, ListPublishedPagesResponses, ListStaffData, ListStaffErrors, ListStaffResponses, ReadArticleData, ReadArticleErrors, ReadArticleResponses, ReadCharacterData, ReadCharacterErrors, ReadCharacterResponses, ReadEventData, ReadEventErrors, ReadEventResponses, ReadImageData, ReadImageErrors, ReadImageFileData, ReadImageFileErrors, ReadImageFileResponses, ReadImageResponses, ReadLegalData, ReadLegalErrors, ReadLegalResponses, ReadNewsData, ReadNewsErrors, ReadNewsResponses, RemoveImageData, RemoveImageErrors, RemoveImageResponses, SearchData, SearchErrors, SearchResponses, SendAccountInquiryData, SendAccountInquiryErrors, SendAccountInquiryResponses, SendContactInquiryData, SendContactInquiryErrors, SendContactInquiryResponses, UploadImageData, UploadImageErrors, UploadImageResponses } from './types.gen.ts';

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

export const listEvents = <ThrowOnError extends boolean = false>(options?: Options<ListEventsData, ThrowOnError>): RequestResult<ListEventsResponses, ListEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListEventsResponses, ListEventsErrors, ThrowOnError>({ url: '/api/platform/v1/events', ...options });

export const listEventGames = <ThrowOnError extends boolean = false>(options?: Options<ListEventGamesData, ThrowOnError>): RequestResult<ListEventGamesResponses, ListEventGamesErrors, ThrowOnError> => (options?.client ?? client).get<ListEventGamesResponses, ListEventGamesErrors, ThrowOnError>({ url: '/api/platform/v1/events/games', ...options });

export const listEventDays = <ThrowOnError extends boolean = false>(options: Options<ListEventDaysData, ThrowOnError>): RequestResult<ListEventDaysResponses, ListEventDaysErrors, ThrowOnError> => (options.client ?? client).get<ListEventDaysResponses, ListEventDaysErrors, ThrowOnError>({ url: '/api/platform/v1/events/days', ...options });

export const readEvent = <ThrowOnError extends boolean = false>(options: Options<ReadEventData, ThrowOnError>): RequestResult<ReadEventResponses, ReadEventErrors, ThrowOnError> => (options.client ?? client).get<ReadEventResponses, ReadEventErrors, ThrowOnError>({ url: '/api/platform/v1/events/{slug}', ...options });

export const getContactChallenge = <ThrowOnError extends boolean = false>(options?: Options<GetContactChallengeData, ThrowOnError>): RequestResult<GetContactChallengeResponses, GetContactChallengeErrors, ThrowOnError> => (options?.client ?? client).get<GetContactChallengeResponses, GetContactChallengeErrors, ThrowOnError>({ url: '/api/platform/v1/contact-challenge', ...options });

export const sendContactInquiry = <ThrowOnError extends boolean = false>(options: Options<SendContactInquiryData, ThrowOnError>): RequestResult<SendContactInquiryResponses, SendContactInquiryErrors, ThrowOnError> => (options.client ?? client).post<SendContactInquiryResponses, SendContactInquiryErrors, ThrowOnError>({
    url: '/api/platform/v1/contact-inquiries',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listAccountInquiries = <ThrowOnError extends boolean = false>(options?: Options<ListAccountInquiriesData, ThrowOnError>): RequestResult<ListAccountInquiriesResponses, ListAccountInquiriesErrors, ThrowOnError> => (options?.client ?? client).get<ListAccountInquiriesResponses, ListAccountInquiriesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/inquiries', ...options });

export const sendAccountInquiry = <ThrowOnError extends boolean = false>(options: Options<SendAccountInquiryData, ThrowOnError>): RequestResult<SendAccountInquiryResponses, SendAccountInquiryErrors, ThrowOnError> => (options.client ?? client).post<SendAccountInquiryResponses, SendAccountInquiryErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/inquiries',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listNews = <ThrowOnError extends boolean = false>(options?: Options<ListNewsData, ThrowOnError>): RequestResult<ListNewsResponses, ListNewsErrors, ThrowOnError> => (options?.client ?? client).get<ListNewsResponses, ListNewsErrors, ThrowOnError>({ url: '/api/platform/v1/news', ...options });

export const readNews = <ThrowOnError extends boolean = false>(options: Options<ReadNewsData, ThrowOnError>): RequestResult<ReadNewsResponses, ReadNewsErrors, ThrowOnError> => (options.client ?? client).get<ReadNewsResponses, ReadNewsErrors, ThrowOnError>({ url: '/api/platform/v1/news/{slug}', ...options });

export const listCharacters = <ThrowOnError extends boolean = false>(options?: Options<ListCharactersData, ThrowOnError>): RequestResult<ListCharactersResponses, ListCharactersErrors, ThrowOnError> => (options?.client ?? client).get<ListCharactersResponses, ListCharactersErrors, ThrowOnError>({ url: '/api/platform/v1/characters', ...options });

export const readCharacter = <ThrowOnError extends boolean = false>(options: Options<ReadCharacterData, ThrowOnError>): RequestResult<ReadCharacterResponses, ReadCharacterErrors, ThrowOnError> => (options.client ?? client).get<ReadCharacterResponses, ReadCharacterErrors, ThrowOnError>({ url: '/api/platform/v1/characters/{slug}', ...options });

export const listStaff = <ThrowOnError extends boolean = false>(options?: Options<ListStaffData, ThrowOnError>): RequestResult<ListStaffResponses, ListStaffErrors, ThrowOnError> => (options?.client ?? client).get<ListStaffResponses, ListStaffErrors, ThrowOnError>({ url: '/api/platform/v1/staff', ...options });

export const listArticles = <ThrowOnError extends boolean = false>(options?: Options<ListArticlesData, ThrowOnError>): RequestResult<ListArticlesResponses, ListArticlesErrors, ThrowOnError> => (options?.client ?? client).get<ListArticlesResponses, ListArticlesErrors, ThrowOnError>({ url: '/api/platform/v1/articles', ...options });

export const readArticle = <ThrowOnError extends boolean = false>(options: Options<ReadArticleData, ThrowOnError>): RequestResult<ReadArticleResponses, ReadArticleErrors, ThrowOnError> => (options.client ?? client).get<ReadArticleResponses, ReadArticleErrors, ThrowOnError>({ url: '/api/platform/v1/articles/{slug}', ...options });

export const listFaq = <ThrowOnError extends boolean = false>(options?: Options<ListFaqData, ThrowOnError>): RequestResult<ListFaqResponses, ListFaqErrors, ThrowOnError> => (options?.client ?? client).get<ListFaqResponses, ListFaqErrors, ThrowOnError>({ url: '/api/platform/v1/faq', ...options });

export const readLegal = <ThrowOnError extends boolean = false>(options: Options<ReadLegalData, ThrowOnError>): RequestResult<ReadLegalResponses, ReadLegalErrors, ThrowOnError> => (options.client ?? client).get<ReadLegalResponses, ReadLegalErrors, ThrowOnError>({ url: '/api/platform/v1/legal/{kind}', ...options });

export const findPostalAreas = <ThrowOnError extends boolean = false>(options: Options<FindPostalAreasData, ThrowOnError>): RequestResult<FindPostalAreasResponses, FindPostalAreasErrors, ThrowOnError> => (options.client ?? client).get<FindPostalAreasResponses, FindPostalAreasErrors, ThrowOnError>({ url: '/api/platform/v1/postal-codes/{code}', ...options });

export const listPublishedPages = <ThrowOnError extends boolean = false>(options?: Options<ListPublishedPagesData, ThrowOnError>): RequestResult<ListPublishedPagesResponses, ListPublishedPagesErrors, ThrowOnError> => (options?.client ?? client).get<ListPublishedPagesResponses, ListPublishedPagesErrors, ThrowOnError>({ url: '/api/platform/v1/published-pages', ...options });

export const search = <ThrowOnError extends boolean = false>(options: Options<SearchData, ThrowOnError>): RequestResult<SearchResponses, SearchErrors, ThrowOnError> => (options.client ?? client).get<SearchResponses, SearchErrors, ThrowOnError>({ url: '/api/platform/v1/search', ...options });

export const readImageFile = <ThrowOnError extends boolean = false>(options: Options<ReadImageFileData, ThrowOnError>): RequestResult<ReadImageFileResponses, ReadImageFileErrors, ThrowOnError> => (options.client ?? client).get<ReadImageFileResponses, ReadImageFileErrors, ThrowOnError>({ url: '/api/platform/v1/images/{imageId}/{file}', ...options });

export const listImages = <ThrowOnError extends boolean = false>(options?: Options<ListImagesData, ThrowOnError>): RequestResult<ListImagesResponses, ListImagesErrors, ThrowOnError> => (options?.client ?? client).get<ListImagesResponses, ListImagesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/images', ...options });

export const uploadImage = <ThrowOnError extends boolean = false>(options: Options<UploadImageData, ThrowOnError>): RequestResult<UploadImageResponses, UploadImageErrors, ThrowOnError> => (options.client ?? client).post<UploadImageResponses, UploadImageErrors, ThrowOnError>({
    bodySerializer: null,
    url: '/api/platform/v1/authorized/admin/images',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const removeImage = <ThrowOnError extends boolean = false>(options: Options<RemoveImageData, ThrowOnError>): RequestResult<RemoveImageResponses, RemoveImageErrors, ThrowOnError> => (options.client ?? client).delete<RemoveImageResponses, RemoveImageErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/images/{imageId}', ...options });

export const readImage = <ThrowOnError extends boolean = false>(options: Options<ReadImageData, ThrowOnError>): RequestResult<ReadImageResponses, ReadImageErrors, ThrowOnError> => (options.client ?? client).get<ReadImageResponses, ReadImageErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/images/{imageId}', ...options });

export const describeImage = <ThrowOnError extends boolean = false>(options: Options<DescribeImageData, ThrowOnError>): RequestResult<DescribeImageResponses, DescribeImageErrors, ThrowOnError> => (options.client ?? client).put<DescribeImageResponses, DescribeImageErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/images/{imageId}/alt',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
