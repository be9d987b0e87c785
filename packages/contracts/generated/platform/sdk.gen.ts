// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AddEventPhotoData, AddEventPhotoErrors, AddEventPhotoResponses, AddGameCopiesData, AddGameCopiesErrors, AddGameCopiesResponses, ArchiveContentData, ArchiveContentErrors, ArchiveContentResponses, AssignInquiryData, AssignInquiryErrors, AssignInquiryResponses, CancelEventData, CancelEventErrors, CancelEventResponses, ChangeCannedTextData, ChangeCannedTextErrors, ChangeCannedTextResponses, ChangeFollowingEventsData, ChangeFollowingEventsErrors, ChangeFollowingEventsResponses, ChangeGameCopyData, ChangeGameCopyErrors, ChangeGameCopyResponses, ChangeSynonymData, ChangeSynonymErrors, ChangeSynonymResponses, CheckArchiveData, CheckArchiveErrors, CheckArchiveResponses, CreateCannedTextData, CreateCannedTextErrors, CreateCannedTextResponses, CreateContentData, CreateContentErrors, CreateContentResponses, CreateEventSeriesData, CreateEventSeriesErrors, CreateEventSeriesResponses, CreateMessageData, CreateMessageErrors, CreateMessageResponses, CreateSynonymData, CreateSynonymErrors, CreateSynonymResponses, DecidePhotoData, DecidePhotoErrors, DecidePhotoResponses, DescribeImageData, DescribeImageErrors, DescribeImageResponses, DiscardDraftData, DiscardDraftErrors, DiscardDraftResponses, DiscardMessageData, DiscardMessageErrors, DiscardMessageResponses, FindBoxData, FindBoxErrors, FindBoxResponses, FindPostalAreasData, FindPostalAreasErrors, FindPostalAreasResponses, GetContactChallengeData, GetContactChallengeErrors, GetContactChallengeResponses, ImportGamesData, ImportGamesErrors, ImportGamesResponses, ListAccountInquiriesData, ListAccountInquiriesErrors, ListAccountInquiriesResponses, ListArticlesData, ListArticlesErrors, ListArticlesResponses, ListCannedTextsData, ListCannedTextsErrors, ListCannedTextsResponses, ListCharactersData, ListCharactersErrors, ListCharactersResponses, ListContentChoicesData, ListContentChoicesErrors, ListContentChoicesResponses, ListContentData, ListContentErrors, ListContentResponses, ListEventDaysData, ListEventDaysErrors, ListEventDaysResponses, ListEventGamesData, ListEventGamesErrors, ListEventGamesResponses, ListEventPhotosData, ListEventPhotosErrors, ListEventPhotosResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListEventTemplatesData, ListEventTemplatesErrors, ListEventTemplatesResponses, ListFaqData, ListFaqErrors, ListFaqResponses, ListFollowingEventsData, ListFollowingEventsErrors, ListFollowingEventsResponses, ListGameCopiesData, ListGameCopiesErrors, ListGameCopiesResponses, ListGamesData, ListGamesErrors, ListGamesResponses, ListGuestPhotosData, ListGuestPhotosErrors, ListGuestPhotosResponses, ListImagesData, ListImagesErrors, ListImagesResponses, ListInquiriesData, ListInquiriesErrors, ListInquiriesResponses, ListMessageRecipientsData, ListMessageRecipientsErrors, ListMessageRecipientsResponses, ListMessagesData, ListMessagesErrors, ListMessagesResponses, ListNewsData, ListNewsErrors, ListNewsResponses, ListOrganizedEventsData, ListOrganizedEventsErrors, ListOrganizedEventsResponses, ListOrganizedPhotosData, ListOrganizedPhotosErrors, ListOrganizedPhotosResponses, ListPublishedPagesData, ListPublishedPagesErrors, ListPublishedPagesResponses, ListRevisionsData, ListRevisionsErrors, ListRevisionsResponses, ListSiteRevisionsData, ListSiteRevisionsErrors, ListSiteRevisionsResponses, ListStaffData, ListStaffErrors, ListStaffResponses, ListStickersData, ListStickersErrors, ListStickersResponses, ListSynonymsData, ListSynonymsErrors, ListSynonymsResponses, ListTimeZonesData, ListTimeZonesErrors, ListTimeZonesResponses, MarkStickersPrintedData, MarkStickersPrintedErrors, MarkStickersPrintedResponses, NoteOnInquiryData, NoteOnInquiryErrors, NoteOnInquiryResponses, ObjectToPhotoData, ObjectToPhotoErrors, ObjectToPhotoResponses, PreviewCollectionData, PreviewCollectionErrors, PreviewCollectionResponses, PreviewContentData, PreviewContentErrors, PreviewContentResponses, PreviewEventCancellationData, PreviewEventCancellationErrors, PreviewEventCancellationResponses, PreviewFollowingChangesData, PreviewFollowingChangesErrors, PreviewFollowingChangesResponses, PreviewGameImportData, PreviewGameImportErrors, PreviewGameImportResponses, PreviewMessageData, PreviewMessageErrors, PreviewMessageResponses, PublishContentData, PublishContentErrors, PublishContentResponses, ReadArticleData, ReadArticleErrors, ReadArticleResponses, ReadCharacterData, ReadCharacterErrors, ReadCharacterResponses, ReadContentData, ReadContentErrors, ReadContentResponses, ReadEventConsequencesData, ReadEventConsequencesErrors, ReadEventConsequencesResponses, ReadEventData, ReadEventErrors, ReadEventResponses, ReadGameData, ReadGameErrors, ReadGameResponses, ReadGameShelfData, ReadGameShelfErrors, ReadGameShelfResponses, ReadImageData, ReadImageErrors, ReadImageFileData, ReadImageFileErrors, ReadImageFileResponses, ReadImageResponses, ReadImportWaysData, ReadImportWaysErrors, ReadImportWaysResponses, ReadInquiryData, ReadInquiryErrors, ReadInquiryResponses, ReadLegalData, ReadLegalErrors, ReadLegalResponses, ReadMessageData, ReadMessageErrors, ReadMessageResponses, ReadNewsData, ReadNewsErrors, ReadNewsResponses, ReadPhotoFileData, ReadPhotoFileErrors, ReadPhotoFileResponses, ReadRevisionData, ReadRevisionErrors, ReadRevisionResponses, ReadSetupData, ReadSetupErrors, ReadSetupResponses, ReadSiteData, ReadSiteErrors, ReadSiteResponses, ReadSiteRevisionData, ReadSiteRevisionErrors, ReadSiteRevisionResponses, ReadSiteSettingsData, ReadSiteSettingsErrors, ReadSiteSettingsResponses, RemoveCannedTextData, RemoveCannedTextErrors, RemoveCannedTextResponses, RemoveEventTemplateData, RemoveEventTemplateErrors, RemoveEventTemplateResponses, RemoveGameCopyData, RemoveGameCopyErrors, RemoveGameCopyResponses, RemoveImageData, RemoveImageErrors, RemoveImageResponses, RemoveSynonymData, RemoveSynonymErrors, RemoveSynonymResponses, RenameEventTemplateData, RenameEventTemplateErrors, RenameEventTemplateResponses, ReplyToInquiryData, ReplyToInquiryErrors, ReplyToInquiryResponses, ResendMessageData, ResendMessageErrors, ResendMessageResponses, RestoreRevisionData, RestoreRevisionErrors, RestoreRevisionResponses, RestoreSiteRevisionData, RestoreSiteRevisionErrors, RestoreSiteRevisionResponses, SaveDraftData, SaveDraftErrors, SaveDraftResponses, SaveEventTemplateData, SaveEventTemplateErrors, SaveEventTemplateResponses, SaveMessageData, SaveMessageErrors, SaveMessageResponses, SaveSiteSettingsData, SaveSiteSettingsErrors, SaveSiteSettingsResponses, SearchData, SearchErrors, SearchResponses, SendAccountInquiryData, SendAccountInquiryErrors, SendAccountInquiryResponses, SendContactInquiryData, SendContactInquiryErrors, SendContactInquiryResponses, SendMessageData, SendMessageErrors, SendMessageResponses, SendPhotoData, SendPhotoErrors, SendPhotoResponses, SetInquiryStateData, SetInquiryStateErrors, SetInquiryStateResponses, SetUpSiteData, SetUpSiteErrors, SetUpSiteResponses, StopMessageData, StopMessageErrors, StopMessageResponses, TakeBackMessageData, TakeBackMessageErrors, TakeBackMessageResponses, TakeBackPhotoData, TakeBackPhotoErrors, TakeBackPhotoResponses, TestMessageData, TestMessageErrors, TestMessageResponses, UnscheduleContentData, UnscheduleContentErrors, UnscheduleContentResponses, UploadImageData, UploadImageErrors, UploadImageResponses } from './types.gen.ts';

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

export const listContent = <ThrowOnError extends boolean = false>(options: Options<ListContentData, ThrowOnError>): RequestResult<ListContentResponses, ListContentErrors, ThrowOnError> => (options.client ?? client).get<ListContentResponses, ListContentErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}', ...options });

export const createContent = <ThrowOnError extends boolean = false>(options: Options<CreateContentData, ThrowOnError>): RequestResult<CreateContentResponses, CreateContentErrors, ThrowOnError> => (options.client ?? client).post<CreateContentResponses, CreateContentErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/content/{kind}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listContentChoices = <ThrowOnError extends boolean = false>(options: Options<ListContentChoicesData, ThrowOnError>): RequestResult<ListContentChoicesResponses, ListContentChoicesErrors, ThrowOnError> => (options.client ?? client).get<ListContentChoicesResponses, ListContentChoicesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/choices', ...options });

export const readContent = <ThrowOnError extends boolean = false>(options: Options<ReadContentData, ThrowOnError>): RequestResult<ReadContentResponses, ReadContentErrors, ThrowOnError> => (options.client ?? client).get<ReadContentResponses, ReadContentErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}', ...options });

export const discardDraft = <ThrowOnError extends boolean = false>(options: Options<DiscardDraftData, ThrowOnError>): RequestResult<DiscardDraftResponses, DiscardDraftErrors, ThrowOnError> => (options.client ?? client).delete<DiscardDraftResponses, DiscardDraftErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/draft', ...options });

export const saveDraft = <ThrowOnError extends boolean = false>(options: Options<SaveDraftData, ThrowOnError>): RequestResult<SaveDraftResponses, SaveDraftErrors, ThrowOnError> => (options.client ?? client).put<SaveDraftResponses, SaveDraftErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/draft',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const unscheduleContent = <ThrowOnError extends boolean = false>(options: Options<UnscheduleContentData, ThrowOnError>): RequestResult<UnscheduleContentResponses, UnscheduleContentErrors, ThrowOnError> => (options.client ?? client).delete<UnscheduleContentResponses, UnscheduleContentErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/publication', ...options });

export const publishContent = <ThrowOnError extends boolean = false>(options: Options<PublishContentData, ThrowOnError>): RequestResult<PublishContentResponses, PublishContentErrors, ThrowOnError> => (options.client ?? client).post<PublishContentResponses, PublishContentErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/publication',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const checkArchive = <ThrowOnError extends boolean = false>(options: Options<CheckArchiveData, ThrowOnError>): RequestResult<CheckArchiveResponses, CheckArchiveErrors, ThrowOnError> => (options.client ?? client).get<CheckArchiveResponses, CheckArchiveErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/archive', ...options });

export const archiveContent = <ThrowOnError extends boolean = false>(options: Options<ArchiveContentData, ThrowOnError>): RequestResult<ArchiveContentResponses, ArchiveContentErrors, ThrowOnError> => (options.client ?? client).post<ArchiveContentResponses, ArchiveContentErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/archive', ...options });

export const previewContent = <ThrowOnError extends boolean = false>(options: Options<PreviewContentData, ThrowOnError>): RequestResult<PreviewContentResponses, PreviewContentErrors, ThrowOnError> => (options.client ?? client).get<PreviewContentResponses, PreviewContentErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/preview', ...options });

export const listRevisions = <ThrowOnError extends boolean = false>(options: Options<ListRevisionsData, ThrowOnError>): RequestResult<ListRevisionsResponses, ListRevisionsErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionsResponses, ListRevisionsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/revisions', ...options });

export const readRevision = <ThrowOnError extends boolean = false>(options: Options<ReadRevisionData, ThrowOnError>): RequestResult<ReadRevisionResponses, ReadRevisionErrors, ThrowOnError> => (options.client ?? client).get<ReadRevisionResponses, ReadRevisionErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/revisions/{number}', ...options });

export const restoreRevision = <ThrowOnError extends boolean = false>(options: Options<RestoreRevisionData, ThrowOnError>): RequestResult<RestoreRevisionResponses, RestoreRevisionErrors, ThrowOnError> => (options.client ?? client).post<RestoreRevisionResponses, RestoreRevisionErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/content/{kind}/{itemId}/revisions/{number}/restoration', ...options });

export const listEventTemplates = <ThrowOnError extends boolean = false>(options?: Options<ListEventTemplatesData, ThrowOnError>): RequestResult<ListEventTemplatesResponses, ListEventTemplatesErrors, ThrowOnError> => (options?.client ?? client).get<ListEventTemplatesResponses, ListEventTemplatesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/event-templates', ...options });

export const saveEventTemplate = <ThrowOnError extends boolean = false>(options: Options<SaveEventTemplateData, ThrowOnError>): RequestResult<SaveEventTemplateResponses, SaveEventTemplateErrors, ThrowOnError> => (options.client ?? client).post<SaveEventTemplateResponses, SaveEventTemplateErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/event-templates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeEventTemplate = <ThrowOnError extends boolean = false>(options: Options<RemoveEventTemplateData, ThrowOnError>): RequestResult<RemoveEventTemplateResponses, RemoveEventTemplateErrors, ThrowOnError> => (options.client ?? client).delete<RemoveEventTemplateResponses, RemoveEventTemplateErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/event-templates/{templateId}', ...options });

export const renameEventTemplate = <ThrowOnError extends boolean = false>(options: Options<RenameEventTemplateData, ThrowOnError>): RequestResult<RenameEventTemplateResponses, RenameEventTemplateErrors, ThrowOnError> => (options.client ?? client).put<RenameEventTemplateResponses, RenameEventTemplateErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/event-templates/{templateId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listOrganizedEvents = <ThrowOnError extends boolean = false>(options?: Options<ListOrganizedEventsData, ThrowOnError>): RequestResult<ListOrganizedEventsResponses, ListOrganizedEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListOrganizedEventsResponses, ListOrganizedEventsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/events', ...options });

export const readEventConsequences = <ThrowOnError extends boolean = false>(options: Options<ReadEventConsequencesData, ThrowOnError>): RequestResult<ReadEventConsequencesResponses, ReadEventConsequencesErrors, ThrowOnError> => (options.client ?? client).get<ReadEventConsequencesResponses, ReadEventConsequencesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/events/{eventId}/consequences', ...options });

export const previewEventCancellation = <ThrowOnError extends boolean = false>(options: Options<PreviewEventCancellationData, ThrowOnError>): RequestResult<PreviewEventCancellationResponses, PreviewEventCancellationErrors, ThrowOnError> => (options.client ?? client).post<PreviewEventCancellationResponses, PreviewEventCancellationErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/events/{eventId}/cancellation-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const cancelEvent = <ThrowOnError extends boolean = false>(options: Options<CancelEventData, ThrowOnError>): RequestResult<CancelEventResponses, CancelEventErrors, ThrowOnError> => (options.client ?? client).post<CancelEventResponses, CancelEventErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/events/{eventId}/cancellation',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listFollowingEvents = <ThrowOnError extends boolean = false>(options: Options<ListFollowingEventsData, ThrowOnError>): RequestResult<ListFollowingEventsResponses, ListFollowingEventsErrors, ThrowOnError> => (options.client ?? client).get<ListFollowingEventsResponses, ListFollowingEventsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/events/{eventId}/following', ...options });

export const previewFollowingChanges = <ThrowOnError extends boolean = false>(options: Options<PreviewFollowingChangesData, ThrowOnError>): RequestResult<PreviewFollowingChangesResponses, PreviewFollowingChangesErrors, ThrowOnError> => (options.client ?? client).get<PreviewFollowingChangesResponses, PreviewFollowingChangesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/events/{eventId}/following/changes', ...options });

export const changeFollowingEvents = <ThrowOnError extends boolean = false>(options: Options<ChangeFollowingEventsData, ThrowOnError>): RequestResult<ChangeFollowingEventsResponses, ChangeFollowingEventsErrors, ThrowOnError> => (options.client ?? client).post<ChangeFollowingEventsResponses, ChangeFollowingEventsErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/events/{eventId}/following/changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createEventSeries = <ThrowOnError extends boolean = false>(options: Options<CreateEventSeriesData, ThrowOnError>): RequestResult<CreateEventSeriesResponses, CreateEventSeriesErrors, ThrowOnError> => (options.client ?? client).post<CreateEventSeriesResponses, CreateEventSeriesErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/event-series',
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

export const readGameShelf = <ThrowOnError extends boolean = false>(options?: Options<ReadGameShelfData, ThrowOnError>): RequestResult<ReadGameShelfResponses, ReadGameShelfErrors, ThrowOnError> => (options?.client ?? client).get<ReadGameShelfResponses, ReadGameShelfErrors, ThrowOnError>({ url: '/api/platform/v1/game-shelf', ...options });

export const listGames = <ThrowOnError extends boolean = false>(options?: Options<ListGamesData, ThrowOnError>): RequestResult<ListGamesResponses, ListGamesErrors, ThrowOnError> => (options?.client ?? client).get<ListGamesResponses, ListGamesErrors, ThrowOnError>({ url: '/api/platform/v1/games', ...options });

export const readGame = <ThrowOnError extends boolean = false>(options: Options<ReadGameData, ThrowOnError>): RequestResult<ReadGameResponses, ReadGameErrors, ThrowOnError> => (options.client ?? client).get<ReadGameResponses, ReadGameErrors, ThrowOnError>({ url: '/api/platform/v1/games/{slug}', ...options });

export const listFaq = <ThrowOnError extends boolean = false>(options?: Options<ListFaqData, ThrowOnError>): RequestResult<ListFaqResponses, ListFaqErrors, ThrowOnError> => (options?.client ?? client).get<ListFaqResponses, ListFaqErrors, ThrowOnError>({ url: '/api/platform/v1/faq', ...options });

export const readLegal = <ThrowOnError extends boolean = false>(options: Options<ReadLegalData, ThrowOnError>): RequestResult<ReadLegalResponses, ReadLegalErrors, ThrowOnError> => (options.client ?? client).get<ReadLegalResponses, ReadLegalErrors, ThrowOnError>({ url: '/api/platform/v1/legal/{kind}', ...options });

export const findPostalAreas = <ThrowOnError extends boolean = false>(options: Options<FindPostalAreasData, ThrowOnError>): RequestResult<FindPostalAreasResponses, FindPostalAreasErrors, ThrowOnError> => (options.client ?? client).get<FindPostalAreasResponses, FindPostalAreasErrors, ThrowOnError>({ url: '/api/platform/v1/postal-codes/{code}', ...options });

export const listPublishedPages = <ThrowOnError extends boolean = false>(options?: Options<ListPublishedPagesData, ThrowOnError>): RequestResult<ListPublishedPagesResponses, ListPublishedPagesErrors, ThrowOnError> => (options?.client ?? client).get<ListPublishedPagesResponses, ListPublishedPagesErrors, ThrowOnError>({ url: '/api/platform/v1/published-pages', ...options });

export const search = <ThrowOnError extends boolean = false>(options: Options<SearchData, ThrowOnError>): RequestResult<SearchResponses, SearchErrors, ThrowOnError> => (options.client ?? client).get<SearchResponses, SearchErrors, ThrowOnError>({ url: '/api/platform/v1/search', ...options });

export const readSite = <ThrowOnError extends boolean = false>(options?: Options<ReadSiteData, ThrowOnError>): RequestResult<ReadSiteResponses, ReadSiteErrors, ThrowOnError> => (options?.client ?? client).get<ReadSiteResponses, ReadSiteErrors, ThrowOnError>({ url: '/api/platform/v1/site', ...options });

export const readSetup = <ThrowOnError extends boolean = false>(options?: Options<ReadSetupData, ThrowOnError>): RequestResult<ReadSetupResponses, ReadSetupErrors, ThrowOnError> => (options?.client ?? client).get<ReadSetupResponses, ReadSetupErrors, ThrowOnError>({ url: '/api/platform/v1/setup', ...options });

export const setUpSite = <ThrowOnError extends boolean = false>(options: Options<SetUpSiteData, ThrowOnError>): RequestResult<SetUpSiteResponses, SetUpSiteErrors, ThrowOnError> => (options.client ?? client).post<SetUpSiteResponses, SetUpSiteErrors, ThrowOnError>({
    url: '/api/platform/v1/setup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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

export const listEventPhotos = <ThrowOnError extends boolean = false>(options: Options<ListEventPhotosData, ThrowOnError>): RequestResult<ListEventPhotosResponses, ListEventPhotosErrors, ThrowOnError> => (options.client ?? client).get<ListEventPhotosResponses, ListEventPhotosErrors, ThrowOnError>({ url: '/api/platform/v1/events/{slug}/photos', ...options });

export const listGuestPhotos = <ThrowOnError extends boolean = false>(options: Options<ListGuestPhotosData, ThrowOnError>): RequestResult<ListGuestPhotosResponses, ListGuestPhotosErrors, ThrowOnError> => (options.client ?? client).get<ListGuestPhotosResponses, ListGuestPhotosErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/event-photos', ...options });

export const sendPhoto = <ThrowOnError extends boolean = false>(options: Options<SendPhotoData, ThrowOnError>): RequestResult<SendPhotoResponses, SendPhotoErrors, ThrowOnError> => (options.client ?? client).post<SendPhotoResponses, SendPhotoErrors, ThrowOnError>({
    bodySerializer: null,
    url: '/api/platform/v1/authorized/event-photos',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const objectToPhoto = <ThrowOnError extends boolean = false>(options: Options<ObjectToPhotoData, ThrowOnError>): RequestResult<ObjectToPhotoResponses, ObjectToPhotoErrors, ThrowOnError> => (options.client ?? client).post<ObjectToPhotoResponses, ObjectToPhotoErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/event-photos/{photoId}/objection', ...options });

export const takeBackPhoto = <ThrowOnError extends boolean = false>(options: Options<TakeBackPhotoData, ThrowOnError>): RequestResult<TakeBackPhotoResponses, TakeBackPhotoErrors, ThrowOnError> => (options.client ?? client).delete<TakeBackPhotoResponses, TakeBackPhotoErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/event-photos/{photoId}', ...options });

export const listOrganizedPhotos = <ThrowOnError extends boolean = false>(options: Options<ListOrganizedPhotosData, ThrowOnError>): RequestResult<ListOrganizedPhotosResponses, ListOrganizedPhotosErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizedPhotosResponses, ListOrganizedPhotosErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/events/{eventId}/photos', ...options });

export const addEventPhoto = <ThrowOnError extends boolean = false>(options: Options<AddEventPhotoData, ThrowOnError>): RequestResult<AddEventPhotoResponses, AddEventPhotoErrors, ThrowOnError> => (options.client ?? client).post<AddEventPhotoResponses, AddEventPhotoErrors, ThrowOnError>({
    bodySerializer: null,
    url: '/api/platform/v1/authorized/admin/events/{eventId}/photos',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const decidePhoto = <ThrowOnError extends boolean = false>(options: Options<DecidePhotoData, ThrowOnError>): RequestResult<DecidePhotoResponses, DecidePhotoErrors, ThrowOnError> => (options.client ?? client).put<DecidePhotoResponses, DecidePhotoErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/events/{eventId}/photos/{photoId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readPhotoFile = <ThrowOnError extends boolean = false>(options: Options<ReadPhotoFileData, ThrowOnError>): RequestResult<ReadPhotoFileResponses, ReadPhotoFileErrors, ThrowOnError> => (options.client ?? client).get<ReadPhotoFileResponses, ReadPhotoFileErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/events/{eventId}/photos/{photoId}/file', ...options });

export const listInquiries = <ThrowOnError extends boolean = false>(options?: Options<ListInquiriesData, ThrowOnError>): RequestResult<ListInquiriesResponses, ListInquiriesErrors, ThrowOnError> => (options?.client ?? client).get<ListInquiriesResponses, ListInquiriesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/inquiries', ...options });

export const readInquiry = <ThrowOnError extends boolean = false>(options: Options<ReadInquiryData, ThrowOnError>): RequestResult<ReadInquiryResponses, ReadInquiryErrors, ThrowOnError> => (options.client ?? client).get<ReadInquiryResponses, ReadInquiryErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}', ...options });

export const replyToInquiry = <ThrowOnError extends boolean = false>(options: Options<ReplyToInquiryData, ThrowOnError>): RequestResult<ReplyToInquiryResponses, ReplyToInquiryErrors, ThrowOnError> => (options.client ?? client).post<ReplyToInquiryResponses, ReplyToInquiryErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/replies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const noteOnInquiry = <ThrowOnError extends boolean = false>(options: Options<NoteOnInquiryData, ThrowOnError>): RequestResult<NoteOnInquiryResponses, NoteOnInquiryErrors, ThrowOnError> => (options.client ?? client).post<NoteOnInquiryResponses, NoteOnInquiryErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/notes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const assignInquiry = <ThrowOnError extends boolean = false>(options: Options<AssignInquiryData, ThrowOnError>): RequestResult<AssignInquiryResponses, AssignInquiryErrors, ThrowOnError> => (options.client ?? client).put<AssignInquiryResponses, AssignInquiryErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/assignee',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const setInquiryState = <ThrowOnError extends boolean = false>(options: Options<SetInquiryStateData, ThrowOnError>): RequestResult<SetInquiryStateResponses, SetInquiryStateErrors, ThrowOnError> => (options.client ?? client).put<SetInquiryStateResponses, SetInquiryStateErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/inquiries/{inquiryId}/state',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listCannedTexts = <ThrowOnError extends boolean = false>(options?: Options<ListCannedTextsData, ThrowOnError>): RequestResult<ListCannedTextsResponses, ListCannedTextsErrors, ThrowOnError> => (options?.client ?? client).get<ListCannedTextsResponses, ListCannedTextsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/canned-texts', ...options });

export const createCannedText = <ThrowOnError extends boolean = false>(options: Options<CreateCannedTextData, ThrowOnError>): RequestResult<CreateCannedTextResponses, CreateCannedTextErrors, ThrowOnError> => (options.client ?? client).post<CreateCannedTextResponses, CreateCannedTextErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/canned-texts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeCannedText = <ThrowOnError extends boolean = false>(options: Options<RemoveCannedTextData, ThrowOnError>): RequestResult<RemoveCannedTextResponses, RemoveCannedTextErrors, ThrowOnError> => (options.client ?? client).delete<RemoveCannedTextResponses, RemoveCannedTextErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/canned-texts/{cannedTextId}', ...options });

export const changeCannedText = <ThrowOnError extends boolean = false>(options: Options<ChangeCannedTextData, ThrowOnError>): RequestResult<ChangeCannedTextResponses, ChangeCannedTextErrors, ThrowOnError> => (options.client ?? client).put<ChangeCannedTextResponses, ChangeCannedTextErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/canned-texts/{cannedTextId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listMessages = <ThrowOnError extends boolean = false>(options?: Options<ListMessagesData, ThrowOnError>): RequestResult<ListMessagesResponses, ListMessagesErrors, ThrowOnError> => (options?.client ?? client).get<ListMessagesResponses, ListMessagesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/messages', ...options });

export const createMessage = <ThrowOnError extends boolean = false>(options: Options<CreateMessageData, ThrowOnError>): RequestResult<CreateMessageResponses, CreateMessageErrors, ThrowOnError> => (options.client ?? client).post<CreateMessageResponses, CreateMessageErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const discardMessage = <ThrowOnError extends boolean = false>(options: Options<DiscardMessageData, ThrowOnError>): RequestResult<DiscardMessageResponses, DiscardMessageErrors, ThrowOnError> => (options.client ?? client).delete<DiscardMessageResponses, DiscardMessageErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/messages/{messageId}', ...options });

export const readMessage = <ThrowOnError extends boolean = false>(options: Options<ReadMessageData, ThrowOnError>): RequestResult<ReadMessageResponses, ReadMessageErrors, ThrowOnError> => (options.client ?? client).get<ReadMessageResponses, ReadMessageErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/messages/{messageId}', ...options });

export const saveMessage = <ThrowOnError extends boolean = false>(options: Options<SaveMessageData, ThrowOnError>): RequestResult<SaveMessageResponses, SaveMessageErrors, ThrowOnError> => (options.client ?? client).put<SaveMessageResponses, SaveMessageErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/messages/{messageId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewMessage = <ThrowOnError extends boolean = false>(options: Options<PreviewMessageData, ThrowOnError>): RequestResult<PreviewMessageResponses, PreviewMessageErrors, ThrowOnError> => (options.client ?? client).get<PreviewMessageResponses, PreviewMessageErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/messages/{messageId}/preview', ...options });

export const testMessage = <ThrowOnError extends boolean = false>(options: Options<TestMessageData, ThrowOnError>): RequestResult<TestMessageResponses, TestMessageErrors, ThrowOnError> => (options.client ?? client).post<TestMessageResponses, TestMessageErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/test',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const sendMessage = <ThrowOnError extends boolean = false>(options: Options<SendMessageData, ThrowOnError>): RequestResult<SendMessageResponses, SendMessageErrors, ThrowOnError> => (options.client ?? client).post<SendMessageResponses, SendMessageErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/send',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const takeBackMessage = <ThrowOnError extends boolean = false>(options: Options<TakeBackMessageData, ThrowOnError>): RequestResult<TakeBackMessageResponses, TakeBackMessageErrors, ThrowOnError> => (options.client ?? client).post<TakeBackMessageResponses, TakeBackMessageErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/messages/{messageId}/take-back', ...options });

export const stopMessage = <ThrowOnError extends boolean = false>(options: Options<StopMessageData, ThrowOnError>): RequestResult<StopMessageResponses, StopMessageErrors, ThrowOnError> => (options.client ?? client).post<StopMessageResponses, StopMessageErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/messages/{messageId}/stop', ...options });

export const resendMessage = <ThrowOnError extends boolean = false>(options: Options<ResendMessageData, ThrowOnError>): RequestResult<ResendMessageResponses, ResendMessageErrors, ThrowOnError> => (options.client ?? client).post<ResendMessageResponses, ResendMessageErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/messages/{messageId}/resend',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listMessageRecipients = <ThrowOnError extends boolean = false>(options: Options<ListMessageRecipientsData, ThrowOnError>): RequestResult<ListMessageRecipientsResponses, ListMessageRecipientsErrors, ThrowOnError> => (options.client ?? client).get<ListMessageRecipientsResponses, ListMessageRecipientsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/messages/{messageId}/recipients', ...options });

export const listSynonyms = <ThrowOnError extends boolean = false>(options?: Options<ListSynonymsData, ThrowOnError>): RequestResult<ListSynonymsResponses, ListSynonymsErrors, ThrowOnError> => (options?.client ?? client).get<ListSynonymsResponses, ListSynonymsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/synonyms', ...options });

export const createSynonym = <ThrowOnError extends boolean = false>(options: Options<CreateSynonymData, ThrowOnError>): RequestResult<CreateSynonymResponses, CreateSynonymErrors, ThrowOnError> => (options.client ?? client).post<CreateSynonymResponses, CreateSynonymErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/synonyms',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSynonym = <ThrowOnError extends boolean = false>(options: Options<RemoveSynonymData, ThrowOnError>): RequestResult<RemoveSynonymResponses, RemoveSynonymErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSynonymResponses, RemoveSynonymErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/synonyms/{synonymId}', ...options });

export const changeSynonym = <ThrowOnError extends boolean = false>(options: Options<ChangeSynonymData, ThrowOnError>): RequestResult<ChangeSynonymResponses, ChangeSynonymErrors, ThrowOnError> => (options.client ?? client).put<ChangeSynonymResponses, ChangeSynonymErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/synonyms/{synonymId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readImportWays = <ThrowOnError extends boolean = false>(options?: Options<ReadImportWaysData, ThrowOnError>): RequestResult<ReadImportWaysResponses, ReadImportWaysErrors, ThrowOnError> => (options?.client ?? client).get<ReadImportWaysResponses, ReadImportWaysErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/game-import', ...options });

export const importGames = <ThrowOnError extends boolean = false>(options: Options<ImportGamesData, ThrowOnError>): RequestResult<ImportGamesResponses, ImportGamesErrors, ThrowOnError> => (options.client ?? client).post<ImportGamesResponses, ImportGamesErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/game-import',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewCollection = <ThrowOnError extends boolean = false>(options: Options<PreviewCollectionData, ThrowOnError>): RequestResult<PreviewCollectionResponses, PreviewCollectionErrors, ThrowOnError> => (options.client ?? client).post<PreviewCollectionResponses, PreviewCollectionErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/game-import/collection',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewGameImport = <ThrowOnError extends boolean = false>(options: Options<PreviewGameImportData, ThrowOnError>): RequestResult<PreviewGameImportResponses, PreviewGameImportErrors, ThrowOnError> => (options.client ?? client).post<PreviewGameImportResponses, PreviewGameImportErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/game-import/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listGameCopies = <ThrowOnError extends boolean = false>(options?: Options<ListGameCopiesData, ThrowOnError>): RequestResult<ListGameCopiesResponses, ListGameCopiesErrors, ThrowOnError> => (options?.client ?? client).get<ListGameCopiesResponses, ListGameCopiesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/game-copies', ...options });

export const addGameCopies = <ThrowOnError extends boolean = false>(options: Options<AddGameCopiesData, ThrowOnError>): RequestResult<AddGameCopiesResponses, AddGameCopiesErrors, ThrowOnError> => (options.client ?? client).post<AddGameCopiesResponses, AddGameCopiesErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/game-copies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeGameCopy = <ThrowOnError extends boolean = false>(options: Options<RemoveGameCopyData, ThrowOnError>): RequestResult<RemoveGameCopyResponses, RemoveGameCopyErrors, ThrowOnError> => (options.client ?? client).delete<RemoveGameCopyResponses, RemoveGameCopyErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/game-copies/{copyId}', ...options });

export const changeGameCopy = <ThrowOnError extends boolean = false>(options: Options<ChangeGameCopyData, ThrowOnError>): RequestResult<ChangeGameCopyResponses, ChangeGameCopyErrors, ThrowOnError> => (options.client ?? client).put<ChangeGameCopyResponses, ChangeGameCopyErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/game-copies/{copyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listStickers = <ThrowOnError extends boolean = false>(options?: Options<ListStickersData, ThrowOnError>): RequestResult<ListStickersResponses, ListStickersErrors, ThrowOnError> => (options?.client ?? client).get<ListStickersResponses, ListStickersErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/game-copy-stickers', ...options });

export const markStickersPrinted = <ThrowOnError extends boolean = false>(options: Options<MarkStickersPrintedData, ThrowOnError>): RequestResult<MarkStickersPrintedResponses, MarkStickersPrintedErrors, ThrowOnError> => (options.client ?? client).put<MarkStickersPrintedResponses, MarkStickersPrintedErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/game-copy-stickers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const findBox = <ThrowOnError extends boolean = false>(options: Options<FindBoxData, ThrowOnError>): RequestResult<FindBoxResponses, FindBoxErrors, ThrowOnError> => (options.client ?? client).get<FindBoxResponses, FindBoxErrors, ThrowOnError>({ url: '/api/platform/v1/boxes/{number}', ...options });

export const readSiteSettings = <ThrowOnError extends boolean = false>(options?: Options<ReadSiteSettingsData, ThrowOnError>): RequestResult<ReadSiteSettingsResponses, ReadSiteSettingsErrors, ThrowOnError> => (options?.client ?? client).get<ReadSiteSettingsResponses, ReadSiteSettingsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/site/settings', ...options });

export const saveSiteSettings = <ThrowOnError extends boolean = false>(options: Options<SaveSiteSettingsData, ThrowOnError>): RequestResult<SaveSiteSettingsResponses, SaveSiteSettingsErrors, ThrowOnError> => (options.client ?? client).put<SaveSiteSettingsResponses, SaveSiteSettingsErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/site/settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listTimeZones = <ThrowOnError extends boolean = false>(options?: Options<ListTimeZonesData, ThrowOnError>): RequestResult<ListTimeZonesResponses, ListTimeZonesErrors, ThrowOnError> => (options?.client ?? client).get<ListTimeZonesResponses, ListTimeZonesErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/site/time-zones', ...options });

export const listSiteRevisions = <ThrowOnError extends boolean = false>(options?: Options<ListSiteRevisionsData, ThrowOnError>): RequestResult<ListSiteRevisionsResponses, ListSiteRevisionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSiteRevisionsResponses, ListSiteRevisionsErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/site/revisions', ...options });

export const readSiteRevision = <ThrowOnError extends boolean = false>(options: Options<ReadSiteRevisionData, ThrowOnError>): RequestResult<ReadSiteRevisionResponses, ReadSiteRevisionErrors, ThrowOnError> => (options.client ?? client).get<ReadSiteRevisionResponses, ReadSiteRevisionErrors, ThrowOnError>({ url: '/api/platform/v1/authorized/admin/site/revisions/{number}', ...options });

export const restoreSiteRevision = <ThrowOnError extends boolean = false>(options: Options<RestoreSiteRevisionData, ThrowOnError>): RequestResult<RestoreSiteRevisionResponses, RestoreSiteRevisionErrors, ThrowOnError> => (options.client ?? client).post<RestoreSiteRevisionResponses, RestoreSiteRevisionErrors, ThrowOnError>({
    url: '/api/platform/v1/authorized/admin/site/revisions/{number}/restoration',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
