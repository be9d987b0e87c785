// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AcceptForPartyData, AcceptForPartyErrors, AcceptForPartyResponses, AcceptOfferData, AcceptOfferErrors, AcceptOfferResponses, AcceptStaffInvitationData, AcceptStaffInvitationErrors, AcceptStaffInvitationResponses, AddPartyData, AddPartyErrors, AddPartyResponses, AddPassData, AddPassErrors, AddPassResponses, AddPlayData, AddPlayErrors, AddPlayResponses, AddPushDeviceData, AddPushDeviceErrors, AddPushDeviceResponses, AnswerAsGuestData, AnswerAsGuestErrors, AnswerAsGuestResponses, AnswerReminderData, AnswerReminderErrors, AnswerReminderResponses, ApproveTableProposalData, ApproveTableProposalErrors, ApproveTableProposalResponses, CancelPartyData, CancelPartyErrors, CancelPartyResponses, CancelReservationData, CancelReservationErrors, CancelReservationResponses, ChangeGuestReservationData, ChangeGuestReservationErrors, ChangeGuestReservationResponses, ChangeNoShowRuleData, ChangeNoShowRuleErrors, ChangeNoShowRuleResponses, ChangePartyData, ChangePartyErrors, ChangePartyResponses, ChangeReservationData, ChangeReservationErrors, ChangeReservationResponses, ChangeStaffData, ChangeStaffErrors, ChangeStaffResponses, CheckHandleData, CheckHandleErrors, CheckHandleResponses, CheckUserRoleData, CheckUserRoleErrors, CheckUserRoleResponses, ChooseCompanyData, ChooseCompanyErrors, ChooseCompanyResponses, ChoosePlateData, ChoosePlateErrors, ChoosePlateResponses, ClaimCallData, ClaimCallErrors, ClaimCallResponses, CloseEveningData, CloseEveningErrors, CloseEveningResponses, ConfirmReservationData, ConfirmReservationErrors, ConfirmReservationResponses, CorrectMoneyData, CorrectMoneyErrors, CorrectMoneyResponses, CountAbsenceData, CountAbsenceErrors, CountAbsenceResponses, CreateAddressData, CreateAddressErrors, CreateAddressResponses, CreatePassKindData, CreatePassKindErrors, CreatePassKindResponses, CreatePriceCodeData, CreatePriceCodeErrors, CreatePriceCodeResponses, DecideTableData, DecideTableErrors, DecideTableResponses, DeclineFriendSeatData, DeclineFriendSeatErrors, DeclineFriendSeatResponses, DeclineTableProposalData, DeclineTableProposalErrors, DeclineTableProposalResponses, DeleteAddressData, DeleteAddressErrors, DeleteAddressResponses, EndCalendarFeedData, EndCalendarFeedErrors, EndCalendarFeedResponses, EndPassData, EndPassErrors, EndPassResponses, ExcuseAbsenceData, ExcuseAbsenceErrors, ExcuseAbsenceResponses, ExportContactsData, ExportContactsErrors, ExportContactsResponses, ExportMoneyData, ExportMoneyErrors, ExportMoneyResponses, ExportPersonData, ExportPersonErrors, ExportPersonResponses, ExportReservationsData, ExportReservationsErrors, ExportReservationsResponses, ExportStatisticsData, ExportStatisticsErrors, ExportStatisticsResponses, FindTicketData, FindTicketErrors, FindTicketResponses, FollowSubjectData, FollowSubjectErrors, FollowSubjectResponses, GrantReceptionHelpData, GrantReceptionHelpErrors, GrantReceptionHelpResponses, HoldSeatsData, HoldSeatsErrors, HoldSeatsResponses, InviteStaffData, InviteStaffErrors, InviteStaffResponses, IssueOwnReceiptData, IssueOwnReceiptErrors, IssueOwnReceiptResponses, IssueReceiptData, IssueReceiptErrors, IssueReceiptResponses, JoinQueueData, JoinQueueErrors, JoinQueueResponses, ListAddressesData, ListAddressesErrors, ListAddressesResponses, ListAllReservationsData, ListAllReservationsErrors, ListAllReservationsResponses, ListAuditEntriesData, ListAuditEntriesErrors, ListAuditEntriesResponses, ListCallsData, ListCallsErrors, ListCallsResponses, ListFollowablesData, ListFollowablesErrors, ListFollowablesResponses, ListFollowsData, ListFollowsErrors, ListFollowsResponses, ListFriendSeatsData, ListFriendSeatsErrors, ListFriendSeatsResponses, ListImpersonationsData, ListImpersonationsErrors, ListImpersonationsResponses, ListOwnTableProposalsData, ListOwnTableProposalsErrors, ListOwnTableProposalsResponses, ListPassKindsData, ListPassKindsErrors, ListPassKindsResponses, ListPriceCodesData, ListPriceCodesErrors, ListPriceCodesResponses, ListPushDevicesData, ListPushDevicesErrors, ListPushDevicesResponses, ListReceptionEventsData, ListReceptionEventsErrors, ListReceptionEventsResponses, ListReceptionHelpersData, ListReceptionHelpersErrors, ListReceptionHelpersResponses, ListReservableEventsData, ListReservableEventsErrors, ListReservableEventsResponses, ListReservationsData, ListReservationsErrors, ListReservationsResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListStaffAccountsData, ListStaffAccountsErrors, ListStaffAccountsResponses, MakeAddressDefaultData, MakeAddressDefaultErrors, MakeAddressDefaultResponses, MovePartiesData, MovePartiesErrors, MovePartiesResponses, NoteCallData, NoteCallErrors, NoteCallResponses, NotePersonData, NotePersonErrors, NotePersonResponses, NoteReservationData, NoteReservationErrors, NoteReservationResponses, OfferByHandData, OfferByHandErrors, OfferByHandResponses, PreviewMailsData, PreviewMailsErrors, PreviewMailsResponses, ProposeTableData, ProposeTableErrors, ProposeTableResponses, QueuePartyData, QueuePartyErrors, QueuePartyResponses, ReadAddressData, ReadAddressErrors, ReadAddressResponses, ReadAdminNoShowRuleData, ReadAdminNoShowRuleErrors, ReadAdminNoShowRuleResponses, ReadAnyReservationData, ReadAnyReservationErrors, ReadAnyReservationResponses, ReadCalendarData, ReadCalendarErrors, ReadCalendarFeedAddressData, ReadCalendarFeedAddressErrors, ReadCalendarFeedAddressResponses, ReadCalendarFeedData, ReadCalendarFeedErrors, ReadCalendarFeedResponses, ReadCalendarResponses, ReadCompanyData, ReadCompanyErrors, ReadCompanyResponses, ReadDashboardData, ReadDashboardErrors, ReadDashboardResponses, ReadEventGamesData, ReadEventGamesErrors, ReadEventGamesResponses, ReadEventWordsData, ReadEventWordsErrors, ReadEventWordsResponses, ReadFreeBoxesData, ReadFreeBoxesErrors, ReadFreeBoxesResponses, ReadFriendCalendarData, ReadFriendCalendarErrors, ReadFriendCalendarResponses, ReadFriendsCompanyData, ReadFriendsCompanyErrors, ReadFriendsCompanyResponses, ReadFriendTicketData, ReadFriendTicketErrors, ReadFriendTicketResponses, ReadGuestCalendarData, ReadGuestCalendarErrors, ReadGuestCalendarResponses, ReadGuestPartyPlacesData, ReadGuestPartyPlacesErrors, ReadGuestPartyPlacesResponses, ReadGuestReservationData, ReadGuestReservationErrors, ReadGuestReservationResponses, ReadInvitationData, ReadInvitationErrors, ReadInvitationResponses, ReadLendingData, ReadLendingErrors, ReadLendingResponses, ReadLoginUserData, ReadLoginUserErrors, ReadLoginUserResponses, ReadMoneyEveningData, ReadMoneyEveningErrors, ReadMoneyEveningResponses, ReadMoneyMonthData, ReadMoneyMonthErrors, ReadMoneyMonthResponses, ReadNoShowRuleData, ReadNoShowRuleErrors, ReadNoShowRuleResponses, ReadNotificationChoicesData, ReadNotificationChoicesErrors, ReadNotificationChoicesResponses, ReadOwnNoShowsData, ReadOwnNoShowsErrors, ReadOwnNoShowsResponses, ReadOwnPassesData, ReadOwnPassesErrors, ReadOwnPassesResponses, ReadOwnReceiptPdfData, ReadOwnReceiptPdfErrors, ReadOwnReceiptPdfResponses, ReadOwnReceiptsData, ReadOwnReceiptsErrors, ReadOwnReceiptsResponses, ReadOwnRightsData, ReadOwnRightsErrors, ReadOwnRightsResponses, ReadPartyPlacesData, ReadPartyPlacesErrors, ReadPartyPlacesResponses, ReadPartyReceiptsData, ReadPartyReceiptsErrors, ReadPartyReceiptsResponses, ReadPersonNoShowsData, ReadPersonNoShowsErrors, ReadPersonNoShowsResponses, ReadPersonNoteData, ReadPersonNoteErrors, ReadPersonNoteResponses, ReadPersonPassesData, ReadPersonPassesErrors, ReadPersonPassesResponses, ReadPersonRecordData, ReadPersonRecordErrors, ReadPersonRecordResponses, ReadPlayLogData, ReadPlayLogErrors, ReadPlayLogResponses, ReadProfileData, ReadProfileErrors, ReadProfileResponses, ReadProposedTablesData, ReadProposedTablesErrors, ReadProposedTablesResponses, ReadPushKeyData, ReadPushKeyErrors, ReadPushKeyResponses, ReadReceiptPdfData, ReadReceiptPdfErrors, ReadReceiptPdfResponses, ReadReceptionData, ReadReceptionErrors, ReadReceptionResponses, ReadReminderData, ReadReminderErrors, ReadReminderResponses, ReadReservationData, ReadReservationErrors, ReadReservationResponses, ReadSeatsData, ReadSeatsErrors, ReadSeatsResponses, ReadStaffInvitationData, ReadStaffInvitationErrors, ReadStaffInvitationResponses, ReadStatisticsData, ReadStatisticsErrors, ReadStatisticsResponses, ReadSubscriptionData, ReadSubscriptionErrors, ReadSubscriptionResponses, ReadTableBoardData, ReadTableBoardErrors, ReadTableBoardResponses, ReadTableToDecideData, ReadTableToDecideErrors, ReadTableToDecideResponses, ReadVisitData, ReadVisitErrors, ReadVisitResponses, ReissueOwnReceiptData, ReissueOwnReceiptErrors, ReissueOwnReceiptResponses, ReissueReceiptData, ReissueReceiptErrors, ReissueReceiptResponses, RemoveGameInterestData, RemoveGameInterestErrors, RemoveGameInterestResponses, RemoveIconData, RemoveIconErrors, RemoveIconResponses, RemovePlayData, RemovePlayErrors, RemovePlayResponses, RemovePushDeviceData, RemovePushDeviceErrors, RemovePushDeviceResponses, RemoveStaffData, RemoveStaffErrors, RemoveStaffResponses, RenewCalendarFeedData, RenewCalendarFeedErrors, RenewCalendarFeedResponses, ReopenEveningData, ReopenEveningErrors, ReopenEveningResponses, ResendMailsData, ResendMailsErrors, ResendMailsResponses, ResendStaffInvitationData, ResendStaffInvitationErrors, ResendStaffInvitationResponses, RestorePartyData, RestorePartyErrors, RestorePartyResponses, ReturnFriendSeatData, ReturnFriendSeatErrors, ReturnFriendSeatResponses, RevokeReceptionHelpData, RevokeReceptionHelpErrors, RevokeReceptionHelpResponses, SaveNotificationChoicesData, SaveNotificationChoicesErrors, SaveNotificationChoicesResponses, SaveVisitWordData, SaveVisitWordErrors, SaveVisitWordResponses, SendFriendSeatData, SendFriendSeatErrors, SendFriendSeatResponses, SendGuestFriendSeatData, SendGuestFriendSeatErrors, SendGuestFriendSeatResponses, SendLoanMarksData, SendLoanMarksErrors, SendLoanMarksResponses, SendReceptionMarksData, SendReceptionMarksErrors, SendReceptionMarksResponses, SetIconData, SetIconErrors, SetIconResponses, SetTableRuleData, SetTableRuleErrors, SetTableRuleResponses, ShowVisitNameData, ShowVisitNameErrors, ShowVisitNameResponses, StateGameInterestData, StateGameInterestErrors, StateGameInterestResponses, StopPassKindData, StopPassKindErrors, StopPassKindResponses, StopPriceCodeData, StopPriceCodeErrors, StopPriceCodeResponses, TakeBackPlayData, TakeBackPlayErrors, TakeBackPlayResponses, TakeFriendSeatData, TakeFriendSeatErrors, TakeFriendSeatResponses, TakeFriendSeatWithAccountData, TakeFriendSeatWithAccountErrors, TakeFriendSeatWithAccountResponses, TryPushDeviceData, TryPushDeviceErrors, TryPushDeviceResponses, UnfollowSubjectData, UnfollowSubjectErrors, UnfollowSubjectResponses, UnsubscribeData, UnsubscribeErrors, UnsubscribeResponses, UpdateAddressData, UpdateAddressErrors, UpdateAddressResponses, UpdateProfileData, UpdateProfileErrors, UpdateProfileResponses, VoidReceiptData, VoidReceiptErrors, VoidReceiptResponses, WithdrawFriendSeatData, WithdrawFriendSeatErrors, WithdrawFriendSeatResponses, WithdrawGameInterestData, WithdrawGameInterestErrors, WithdrawGameInterestResponses, WithdrawGuestFriendSeatData, WithdrawGuestFriendSeatErrors, WithdrawGuestFriendSeatResponses, WithdrawStaffInvitationData, WithdrawStaffInvitationErrors, WithdrawStaffInvitationResponses, WithdrawTableProposalData, WithdrawTableProposalErrors, WithdrawTableProposalResponses } from './types.gen.ts';

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

export const readReminder = <ThrowOnError extends boolean = false>(options: Options<ReadReminderData, ThrowOnError>): RequestResult<ReadReminderResponses, ReadReminderErrors, ThrowOnError> => (options.client ?? client).get<ReadReminderResponses, ReadReminderErrors, ThrowOnError>({ url: '/api/v1/reminders/{token}', ...options });

export const answerReminder = <ThrowOnError extends boolean = false>(options: Options<AnswerReminderData, ThrowOnError>): RequestResult<AnswerReminderResponses, AnswerReminderErrors, ThrowOnError> => (options.client ?? client).post<AnswerReminderResponses, AnswerReminderErrors, ThrowOnError>({
    url: '/api/v1/reminder-answers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readGuestReservation = <ThrowOnError extends boolean = false>(options: Options<ReadGuestReservationData, ThrowOnError>): RequestResult<ReadGuestReservationResponses, ReadGuestReservationErrors, ThrowOnError> => (options.client ?? client).get<ReadGuestReservationResponses, ReadGuestReservationErrors, ThrowOnError>({ url: '/api/v1/guest-reservations/{token}', ...options });

export const readGuestCalendar = <ThrowOnError extends boolean = false>(options: Options<ReadGuestCalendarData, ThrowOnError>): RequestResult<ReadGuestCalendarResponses, ReadGuestCalendarErrors, ThrowOnError> => (options.client ?? client).get<ReadGuestCalendarResponses, ReadGuestCalendarErrors, ThrowOnError>({ url: '/api/v1/guest-reservations/{token}/calendar', ...options });

export const changeGuestReservation = <ThrowOnError extends boolean = false>(options: Options<ChangeGuestReservationData, ThrowOnError>): RequestResult<ChangeGuestReservationResponses, ChangeGuestReservationErrors, ThrowOnError> => (options.client ?? client).post<ChangeGuestReservationResponses, ChangeGuestReservationErrors, ThrowOnError>({
    url: '/api/v1/guest-changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const answerAsGuest = <ThrowOnError extends boolean = false>(options: Options<AnswerAsGuestData, ThrowOnError>): RequestResult<AnswerAsGuestResponses, AnswerAsGuestErrors, ThrowOnError> => (options.client ?? client).post<AnswerAsGuestResponses, AnswerAsGuestErrors, ThrowOnError>({
    url: '/api/v1/guest-answers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readGuestPartyPlaces = <ThrowOnError extends boolean = false>(options: Options<ReadGuestPartyPlacesData, ThrowOnError>): RequestResult<ReadGuestPartyPlacesResponses, ReadGuestPartyPlacesErrors, ThrowOnError> => (options.client ?? client).get<ReadGuestPartyPlacesResponses, ReadGuestPartyPlacesErrors, ThrowOnError>({ url: '/api/v1/guest-friend-seats/{token}', ...options });

export const sendGuestFriendSeat = <ThrowOnError extends boolean = false>(options: Options<SendGuestFriendSeatData, ThrowOnError>): RequestResult<SendGuestFriendSeatResponses, SendGuestFriendSeatErrors, ThrowOnError> => (options.client ?? client).post<SendGuestFriendSeatResponses, SendGuestFriendSeatErrors, ThrowOnError>({
    url: '/api/v1/guest-friend-seats',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const withdrawGuestFriendSeat = <ThrowOnError extends boolean = false>(options: Options<WithdrawGuestFriendSeatData, ThrowOnError>): RequestResult<WithdrawGuestFriendSeatResponses, WithdrawGuestFriendSeatErrors, ThrowOnError> => (options.client ?? client).post<WithdrawGuestFriendSeatResponses, WithdrawGuestFriendSeatErrors, ThrowOnError>({
    url: '/api/v1/guest-friend-withdrawals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readInvitation = <ThrowOnError extends boolean = false>(options: Options<ReadInvitationData, ThrowOnError>): RequestResult<ReadInvitationResponses, ReadInvitationErrors, ThrowOnError> => (options.client ?? client).get<ReadInvitationResponses, ReadInvitationErrors, ThrowOnError>({ url: '/api/v1/friend-invitations/{token}', ...options });

export const takeFriendSeat = <ThrowOnError extends boolean = false>(options: Options<TakeFriendSeatData, ThrowOnError>): RequestResult<TakeFriendSeatResponses, TakeFriendSeatErrors, ThrowOnError> => (options.client ?? client).post<TakeFriendSeatResponses, TakeFriendSeatErrors, ThrowOnError>({
    url: '/api/v1/friend-takings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const declineFriendSeat = <ThrowOnError extends boolean = false>(options: Options<DeclineFriendSeatData, ThrowOnError>): RequestResult<DeclineFriendSeatResponses, DeclineFriendSeatErrors, ThrowOnError> => (options.client ?? client).post<DeclineFriendSeatResponses, DeclineFriendSeatErrors, ThrowOnError>({
    url: '/api/v1/friend-refusals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readFriendTicket = <ThrowOnError extends boolean = false>(options: Options<ReadFriendTicketData, ThrowOnError>): RequestResult<ReadFriendTicketResponses, ReadFriendTicketErrors, ThrowOnError> => (options.client ?? client).get<ReadFriendTicketResponses, ReadFriendTicketErrors, ThrowOnError>({ url: '/api/v1/friend-tickets/{token}', ...options });

export const readFriendCalendar = <ThrowOnError extends boolean = false>(options: Options<ReadFriendCalendarData, ThrowOnError>): RequestResult<ReadFriendCalendarResponses, ReadFriendCalendarErrors, ThrowOnError> => (options.client ?? client).get<ReadFriendCalendarResponses, ReadFriendCalendarErrors, ThrowOnError>({ url: '/api/v1/friend-tickets/{token}/calendar', ...options });

export const returnFriendSeat = <ThrowOnError extends boolean = false>(options: Options<ReturnFriendSeatData, ThrowOnError>): RequestResult<ReturnFriendSeatResponses, ReturnFriendSeatErrors, ThrowOnError> => (options.client ?? client).post<ReturnFriendSeatResponses, ReturnFriendSeatErrors, ThrowOnError>({
    url: '/api/v1/friend-returns',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readFriendsCompany = <ThrowOnError extends boolean = false>(options: Options<ReadFriendsCompanyData, ThrowOnError>): RequestResult<ReadFriendsCompanyResponses, ReadFriendsCompanyErrors, ThrowOnError> => (options.client ?? client).get<ReadFriendsCompanyResponses, ReadFriendsCompanyErrors, ThrowOnError>({ url: '/api/v1/friend-tickets/{token}/company', ...options });

export const choosePlate = <ThrowOnError extends boolean = false>(options: Options<ChoosePlateData, ThrowOnError>): RequestResult<ChoosePlateResponses, ChoosePlateErrors, ThrowOnError> => (options.client ?? client).post<ChoosePlateResponses, ChoosePlateErrors, ThrowOnError>({
    url: '/api/v1/friend-plates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readEventGames = <ThrowOnError extends boolean = false>(options: Options<ReadEventGamesData, ThrowOnError>): RequestResult<ReadEventGamesResponses, ReadEventGamesErrors, ThrowOnError> => (options.client ?? client).get<ReadEventGamesResponses, ReadEventGamesErrors, ThrowOnError>({ url: '/api/v1/events/{slug}/games', ...options });

export const readNoShowRule = <ThrowOnError extends boolean = false>(options?: Options<ReadNoShowRuleData, ThrowOnError>): RequestResult<ReadNoShowRuleResponses, ReadNoShowRuleErrors, ThrowOnError> => (options?.client ?? client).get<ReadNoShowRuleResponses, ReadNoShowRuleErrors, ThrowOnError>({ url: '/api/v1/no-show-rule', ...options });

export const readSubscription = <ThrowOnError extends boolean = false>(options: Options<ReadSubscriptionData, ThrowOnError>): RequestResult<ReadSubscriptionResponses, ReadSubscriptionErrors, ThrowOnError> => (options.client ?? client).get<ReadSubscriptionResponses, ReadSubscriptionErrors, ThrowOnError>({ url: '/api/v1/newsletter-subscriptions/{token}', ...options });

export const unsubscribe = <ThrowOnError extends boolean = false>(options: Options<UnsubscribeData, ThrowOnError>): RequestResult<UnsubscribeResponses, UnsubscribeErrors, ThrowOnError> => (options.client ?? client).post<UnsubscribeResponses, UnsubscribeErrors, ThrowOnError>({
    url: '/api/v1/newsletter-unsubscriptions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readFreeBoxes = <ThrowOnError extends boolean = false>(options: Options<ReadFreeBoxesData, ThrowOnError>): RequestResult<ReadFreeBoxesResponses, ReadFreeBoxesErrors, ThrowOnError> => (options.client ?? client).get<ReadFreeBoxesResponses, ReadFreeBoxesErrors, ThrowOnError>({ url: '/api/v1/free-boxes', ...options });

export const readCalendarFeed = <ThrowOnError extends boolean = false>(options: Options<ReadCalendarFeedData, ThrowOnError>): RequestResult<ReadCalendarFeedResponses, ReadCalendarFeedErrors, ThrowOnError> => (options.client ?? client).get<ReadCalendarFeedResponses, ReadCalendarFeedErrors, ThrowOnError>({ url: '/api/v1/calendar-feeds/{token}', ...options });

export const readLoginUser = <ThrowOnError extends boolean = false>(options?: Options<ReadLoginUserData, ThrowOnError>): RequestResult<ReadLoginUserResponses, ReadLoginUserErrors, ThrowOnError> => (options?.client ?? client).get<ReadLoginUserResponses, ReadLoginUserErrors, ThrowOnError>({ url: '/api/v1/authorized/logins/login_user', ...options });

export const checkUserRole = <ThrowOnError extends boolean = false>(options: Options<CheckUserRoleData, ThrowOnError>): RequestResult<CheckUserRoleResponses, CheckUserRoleErrors, ThrowOnError> => (options.client ?? client).get<CheckUserRoleResponses, CheckUserRoleErrors, ThrowOnError>({ url: '/api/v1/authorized/logins/check_user_role', ...options });

export const readProfile = <ThrowOnError extends boolean = false>(options?: Options<ReadProfileData, ThrowOnError>): RequestResult<ReadProfileResponses, ReadProfileErrors, ThrowOnError> => (options?.client ?? client).get<ReadProfileResponses, ReadProfileErrors, ThrowOnError>({ url: '/api/v1/authorized/profile', ...options });

export const updateProfile = <ThrowOnError extends boolean = false>(options: Options<UpdateProfileData, ThrowOnError>): RequestResult<UpdateProfileResponses, UpdateProfileErrors, ThrowOnError> => (options.client ?? client).put<UpdateProfileResponses, UpdateProfileErrors, ThrowOnError>({
    url: '/api/v1/authorized/profile',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const checkHandle = <ThrowOnError extends boolean = false>(options: Options<CheckHandleData, ThrowOnError>): RequestResult<CheckHandleResponses, CheckHandleErrors, ThrowOnError> => (options.client ?? client).get<CheckHandleResponses, CheckHandleErrors, ThrowOnError>({ url: '/api/v1/authorized/profile/handle', ...options });

export const removeIcon = <ThrowOnError extends boolean = false>(options?: Options<RemoveIconData, ThrowOnError>): RequestResult<RemoveIconResponses, RemoveIconErrors, ThrowOnError> => (options?.client ?? client).delete<RemoveIconResponses, RemoveIconErrors, ThrowOnError>({ url: '/api/v1/authorized/profile/icon', ...options });

export const setIcon = <ThrowOnError extends boolean = false>(options: Options<SetIconData, ThrowOnError>): RequestResult<SetIconResponses, SetIconErrors, ThrowOnError> => (options.client ?? client).put<SetIconResponses, SetIconErrors, ThrowOnError>({
    url: '/api/v1/authorized/profile/icon',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listAddresses = <ThrowOnError extends boolean = false>(options?: Options<ListAddressesData, ThrowOnError>): RequestResult<ListAddressesResponses, ListAddressesErrors, ThrowOnError> => (options?.client ?? client).get<ListAddressesResponses, ListAddressesErrors, ThrowOnError>({ url: '/api/v1/authorized/addresses', ...options });

export const createAddress = <ThrowOnError extends boolean = false>(options: Options<CreateAddressData, ThrowOnError>): RequestResult<CreateAddressResponses, CreateAddressErrors, ThrowOnError> => (options.client ?? client).post<CreateAddressResponses, CreateAddressErrors, ThrowOnError>({
    url: '/api/v1/authorized/addresses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteAddress = <ThrowOnError extends boolean = false>(options: Options<DeleteAddressData, ThrowOnError>): RequestResult<DeleteAddressResponses, DeleteAddressErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAddressResponses, DeleteAddressErrors, ThrowOnError>({ url: '/api/v1/authorized/addresses/{id}', ...options });

export const readAddress = <ThrowOnError extends boolean = false>(options: Options<ReadAddressData, ThrowOnError>): RequestResult<ReadAddressResponses, ReadAddressErrors, ThrowOnError> => (options.client ?? client).get<ReadAddressResponses, ReadAddressErrors, ThrowOnError>({ url: '/api/v1/authorized/addresses/{id}', ...options });

export const updateAddress = <ThrowOnError extends boolean = false>(options: Options<UpdateAddressData, ThrowOnError>): RequestResult<UpdateAddressResponses, UpdateAddressErrors, ThrowOnError> => (options.client ?? client).put<UpdateAddressResponses, UpdateAddressErrors, ThrowOnError>({
    url: '/api/v1/authorized/addresses/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const makeAddressDefault = <ThrowOnError extends boolean = false>(options: Options<MakeAddressDefaultData, ThrowOnError>): RequestResult<MakeAddressDefaultResponses, MakeAddressDefaultErrors, ThrowOnError> => (options.client ?? client).put<MakeAddressDefaultResponses, MakeAddressDefaultErrors, ThrowOnError>({ url: '/api/v1/authorized/addresses/{id}/default', ...options });

export const listReservations = <ThrowOnError extends boolean = false>(options?: Options<ListReservationsData, ThrowOnError>): RequestResult<ListReservationsResponses, ListReservationsErrors, ThrowOnError> => (options?.client ?? client).get<ListReservationsResponses, ListReservationsErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations', ...options });

export const holdSeats = <ThrowOnError extends boolean = false>(options: Options<HoldSeatsData, ThrowOnError>): RequestResult<HoldSeatsResponses, HoldSeatsErrors, ThrowOnError> => (options.client ?? client).post<HoldSeatsResponses, HoldSeatsErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const joinQueue = <ThrowOnError extends boolean = false>(options: Options<JoinQueueData, ThrowOnError>): RequestResult<JoinQueueResponses, JoinQueueErrors, ThrowOnError> => (options.client ?? client).post<JoinQueueResponses, JoinQueueErrors, ThrowOnError>({
    url: '/api/v1/authorized/waiting-reservations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readReservation = <ThrowOnError extends boolean = false>(options: Options<ReadReservationData, ThrowOnError>): RequestResult<ReadReservationResponses, ReadReservationErrors, ThrowOnError> => (options.client ?? client).get<ReadReservationResponses, ReadReservationErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}', ...options });

export const changeReservation = <ThrowOnError extends boolean = false>(options: Options<ChangeReservationData, ThrowOnError>): RequestResult<ChangeReservationResponses, ChangeReservationErrors, ThrowOnError> => (options.client ?? client).patch<ChangeReservationResponses, ChangeReservationErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const confirmReservation = <ThrowOnError extends boolean = false>(options: Options<ConfirmReservationData, ThrowOnError>): RequestResult<ConfirmReservationResponses, ConfirmReservationErrors, ThrowOnError> => (options.client ?? client).post<ConfirmReservationResponses, ConfirmReservationErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const acceptOffer = <ThrowOnError extends boolean = false>(options: Options<AcceptOfferData, ThrowOnError>): RequestResult<AcceptOfferResponses, AcceptOfferErrors, ThrowOnError> => (options.client ?? client).post<AcceptOfferResponses, AcceptOfferErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/accept',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const cancelReservation = <ThrowOnError extends boolean = false>(options: Options<CancelReservationData, ThrowOnError>): RequestResult<CancelReservationResponses, CancelReservationErrors, ThrowOnError> => (options.client ?? client).post<CancelReservationResponses, CancelReservationErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/cancel', ...options });

export const readCalendar = <ThrowOnError extends boolean = false>(options: Options<ReadCalendarData, ThrowOnError>): RequestResult<ReadCalendarResponses, ReadCalendarErrors, ThrowOnError> => (options.client ?? client).get<ReadCalendarResponses, ReadCalendarErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/calendar', ...options });

export const readPartyPlaces = <ThrowOnError extends boolean = false>(options: Options<ReadPartyPlacesData, ThrowOnError>): RequestResult<ReadPartyPlacesResponses, ReadPartyPlacesErrors, ThrowOnError> => (options.client ?? client).get<ReadPartyPlacesResponses, ReadPartyPlacesErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/friend-seats', ...options });

export const sendFriendSeat = <ThrowOnError extends boolean = false>(options: Options<SendFriendSeatData, ThrowOnError>): RequestResult<SendFriendSeatResponses, SendFriendSeatErrors, ThrowOnError> => (options.client ?? client).post<SendFriendSeatResponses, SendFriendSeatErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/friend-seats',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const withdrawFriendSeat = <ThrowOnError extends boolean = false>(options: Options<WithdrawFriendSeatData, ThrowOnError>): RequestResult<WithdrawFriendSeatResponses, WithdrawFriendSeatErrors, ThrowOnError> => (options.client ?? client).post<WithdrawFriendSeatResponses, WithdrawFriendSeatErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/friend-seats/{seatId}/withdraw', ...options });

export const listFriendSeats = <ThrowOnError extends boolean = false>(options?: Options<ListFriendSeatsData, ThrowOnError>): RequestResult<ListFriendSeatsResponses, ListFriendSeatsErrors, ThrowOnError> => (options?.client ?? client).get<ListFriendSeatsResponses, ListFriendSeatsErrors, ThrowOnError>({ url: '/api/v1/authorized/friend-seats', ...options });

export const takeFriendSeatWithAccount = <ThrowOnError extends boolean = false>(options: Options<TakeFriendSeatWithAccountData, ThrowOnError>): RequestResult<TakeFriendSeatWithAccountResponses, TakeFriendSeatWithAccountErrors, ThrowOnError> => (options.client ?? client).post<TakeFriendSeatWithAccountResponses, TakeFriendSeatWithAccountErrors, ThrowOnError>({
    url: '/api/v1/authorized/friend-seats',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readCompany = <ThrowOnError extends boolean = false>(options: Options<ReadCompanyData, ThrowOnError>): RequestResult<ReadCompanyResponses, ReadCompanyErrors, ThrowOnError> => (options.client ?? client).get<ReadCompanyResponses, ReadCompanyErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/company', ...options });

export const chooseCompany = <ThrowOnError extends boolean = false>(options: Options<ChooseCompanyData, ThrowOnError>): RequestResult<ChooseCompanyResponses, ChooseCompanyErrors, ThrowOnError> => (options.client ?? client).post<ChooseCompanyResponses, ChooseCompanyErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/company',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const stateGameInterest = <ThrowOnError extends boolean = false>(options: Options<StateGameInterestData, ThrowOnError>): RequestResult<StateGameInterestResponses, StateGameInterestErrors, ThrowOnError> => (options.client ?? client).post<StateGameInterestResponses, StateGameInterestErrors, ThrowOnError>({
    url: '/api/v1/authorized/events/{slug}/game-interests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const withdrawGameInterest = <ThrowOnError extends boolean = false>(options: Options<WithdrawGameInterestData, ThrowOnError>): RequestResult<WithdrawGameInterestResponses, WithdrawGameInterestErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawGameInterestResponses, WithdrawGameInterestErrors, ThrowOnError>({ url: '/api/v1/authorized/game-interests/{id}', ...options });

export const removeGameInterest = <ThrowOnError extends boolean = false>(options: Options<RemoveGameInterestData, ThrowOnError>): RequestResult<RemoveGameInterestResponses, RemoveGameInterestErrors, ThrowOnError> => (options.client ?? client).delete<RemoveGameInterestResponses, RemoveGameInterestErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/events/{eventId}/game-interests/{interestId}', ...options });

export const readTableBoard = <ThrowOnError extends boolean = false>(options: Options<ReadTableBoardData, ThrowOnError>): RequestResult<ReadTableBoardResponses, ReadTableBoardErrors, ThrowOnError> => (options.client ?? client).get<ReadTableBoardResponses, ReadTableBoardErrors, ThrowOnError>({ url: '/api/v1/authorized/events/{slug}/table-proposals', ...options });

export const proposeTable = <ThrowOnError extends boolean = false>(options: Options<ProposeTableData, ThrowOnError>): RequestResult<ProposeTableResponses, ProposeTableErrors, ThrowOnError> => (options.client ?? client).post<ProposeTableResponses, ProposeTableErrors, ThrowOnError>({
    url: '/api/v1/authorized/events/{slug}/table-proposals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listOwnTableProposals = <ThrowOnError extends boolean = false>(options?: Options<ListOwnTableProposalsData, ThrowOnError>): RequestResult<ListOwnTableProposalsResponses, ListOwnTableProposalsErrors, ThrowOnError> => (options?.client ?? client).get<ListOwnTableProposalsResponses, ListOwnTableProposalsErrors, ThrowOnError>({ url: '/api/v1/authorized/table-proposals', ...options });

export const withdrawTableProposal = <ThrowOnError extends boolean = false>(options: Options<WithdrawTableProposalData, ThrowOnError>): RequestResult<WithdrawTableProposalResponses, WithdrawTableProposalErrors, ThrowOnError> => (options.client ?? client).post<WithdrawTableProposalResponses, WithdrawTableProposalErrors, ThrowOnError>({ url: '/api/v1/authorized/table-proposals/{id}/withdraw', ...options });

export const readProposedTables = <ThrowOnError extends boolean = false>(options: Options<ReadProposedTablesData, ThrowOnError>): RequestResult<ReadProposedTablesResponses, ReadProposedTablesErrors, ThrowOnError> => (options.client ?? client).get<ReadProposedTablesResponses, ReadProposedTablesErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/events/{eventId}/table-proposals', ...options });

export const setTableRule = <ThrowOnError extends boolean = false>(options: Options<SetTableRuleData, ThrowOnError>): RequestResult<SetTableRuleResponses, SetTableRuleErrors, ThrowOnError> => (options.client ?? client).post<SetTableRuleResponses, SetTableRuleErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/events/{eventId}/table-rule',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const approveTableProposal = <ThrowOnError extends boolean = false>(options: Options<ApproveTableProposalData, ThrowOnError>): RequestResult<ApproveTableProposalResponses, ApproveTableProposalErrors, ThrowOnError> => (options.client ?? client).post<ApproveTableProposalResponses, ApproveTableProposalErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/events/{eventId}/table-proposals/{proposalId}/approve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const declineTableProposal = <ThrowOnError extends boolean = false>(options: Options<DeclineTableProposalData, ThrowOnError>): RequestResult<DeclineTableProposalResponses, DeclineTableProposalErrors, ThrowOnError> => (options.client ?? client).post<DeclineTableProposalResponses, DeclineTableProposalErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/events/{eventId}/table-proposals/{proposalId}/decline',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readDashboard = <ThrowOnError extends boolean = false>(options?: Options<ReadDashboardData, ThrowOnError>): RequestResult<ReadDashboardResponses, ReadDashboardErrors, ThrowOnError> => (options?.client ?? client).get<ReadDashboardResponses, ReadDashboardErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/dashboard', ...options });

export const readStatistics = <ThrowOnError extends boolean = false>(options?: Options<ReadStatisticsData, ThrowOnError>): RequestResult<ReadStatisticsResponses, ReadStatisticsErrors, ThrowOnError> => (options?.client ?? client).get<ReadStatisticsResponses, ReadStatisticsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/statistics', ...options });

export const exportStatistics = <ThrowOnError extends boolean = false>(options?: Options<ExportStatisticsData, ThrowOnError>): RequestResult<ExportStatisticsResponses, ExportStatisticsErrors, ThrowOnError> => (options?.client ?? client).get<ExportStatisticsResponses, ExportStatisticsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/statistics.csv', ...options });

export const listAllReservations = <ThrowOnError extends boolean = false>(options?: Options<ListAllReservationsData, ThrowOnError>): RequestResult<ListAllReservationsResponses, ListAllReservationsErrors, ThrowOnError> => (options?.client ?? client).get<ListAllReservationsResponses, ListAllReservationsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/reservations', ...options });

export const addParty = <ThrowOnError extends boolean = false>(options: Options<AddPartyData, ThrowOnError>): RequestResult<AddPartyResponses, AddPartyErrors, ThrowOnError> => (options.client ?? client).post<AddPartyResponses, AddPartyErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listReservableEvents = <ThrowOnError extends boolean = false>(options?: Options<ListReservableEventsData, ThrowOnError>): RequestResult<ListReservableEventsResponses, ListReservableEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListReservableEventsResponses, ListReservableEventsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/reservation-events', ...options });

export const readAnyReservation = <ThrowOnError extends boolean = false>(options: Options<ReadAnyReservationData, ThrowOnError>): RequestResult<ReadAnyReservationResponses, ReadAnyReservationErrors, ThrowOnError> => (options.client ?? client).get<ReadAnyReservationResponses, ReadAnyReservationErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/reservations/{reservationId}', ...options });

export const changeParty = <ThrowOnError extends boolean = false>(options: Options<ChangePartyData, ThrowOnError>): RequestResult<ChangePartyResponses, ChangePartyErrors, ThrowOnError> => (options.client ?? client).patch<ChangePartyResponses, ChangePartyErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/{reservationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const queueParty = <ThrowOnError extends boolean = false>(options: Options<QueuePartyData, ThrowOnError>): RequestResult<QueuePartyResponses, QueuePartyErrors, ThrowOnError> => (options.client ?? client).post<QueuePartyResponses, QueuePartyErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/waiting',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const moveParties = <ThrowOnError extends boolean = false>(options: Options<MovePartiesData, ThrowOnError>): RequestResult<MovePartiesResponses, MovePartiesErrors, ThrowOnError> => (options.client ?? client).post<MovePartiesResponses, MovePartiesErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const resendMails = <ThrowOnError extends boolean = false>(options: Options<ResendMailsData, ThrowOnError>): RequestResult<ResendMailsResponses, ResendMailsErrors, ThrowOnError> => (options.client ?? client).post<ResendMailsResponses, ResendMailsErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/mail',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewMails = <ThrowOnError extends boolean = false>(options: Options<PreviewMailsData, ThrowOnError>): RequestResult<PreviewMailsResponses, PreviewMailsErrors, ThrowOnError> => (options.client ?? client).post<PreviewMailsResponses, PreviewMailsErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/mail-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const cancelParty = <ThrowOnError extends boolean = false>(options: Options<CancelPartyData, ThrowOnError>): RequestResult<CancelPartyResponses, CancelPartyErrors, ThrowOnError> => (options.client ?? client).post<CancelPartyResponses, CancelPartyErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/{reservationId}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const restoreParty = <ThrowOnError extends boolean = false>(options: Options<RestorePartyData, ThrowOnError>): RequestResult<RestorePartyResponses, RestorePartyErrors, ThrowOnError> => (options.client ?? client).post<RestorePartyResponses, RestorePartyErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/{reservationId}/restore',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const offerByHand = <ThrowOnError extends boolean = false>(options: Options<OfferByHandData, ThrowOnError>): RequestResult<OfferByHandResponses, OfferByHandErrors, ThrowOnError> => (options.client ?? client).post<OfferByHandResponses, OfferByHandErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/{reservationId}/offer',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const acceptForParty = <ThrowOnError extends boolean = false>(options: Options<AcceptForPartyData, ThrowOnError>): RequestResult<AcceptForPartyResponses, AcceptForPartyErrors, ThrowOnError> => (options.client ?? client).post<AcceptForPartyResponses, AcceptForPartyErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/reservations/{reservationId}/accept', ...options });

export const exportReservations = <ThrowOnError extends boolean = false>(options?: Options<ExportReservationsData, ThrowOnError>): RequestResult<ExportReservationsResponses, ExportReservationsErrors, ThrowOnError> => (options?.client ?? client).get<ExportReservationsResponses, ExportReservationsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/reservations.csv', ...options });

export const exportContacts = <ThrowOnError extends boolean = false>(options: Options<ExportContactsData, ThrowOnError>): RequestResult<ExportContactsResponses, ExportContactsErrors, ThrowOnError> => (options.client ?? client).post<ExportContactsResponses, ExportContactsErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/contacts.csv',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readPersonRecord = <ThrowOnError extends boolean = false>(options: Options<ReadPersonRecordData, ThrowOnError>): RequestResult<ReadPersonRecordResponses, ReadPersonRecordErrors, ThrowOnError> => (options.client ?? client).get<ReadPersonRecordResponses, ReadPersonRecordErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/people/{userId}/reservations', ...options });

export const listCalls = <ThrowOnError extends boolean = false>(options?: Options<ListCallsData, ThrowOnError>): RequestResult<ListCallsResponses, ListCallsErrors, ThrowOnError> => (options?.client ?? client).get<ListCallsResponses, ListCallsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/calls', ...options });

export const claimCall = <ThrowOnError extends boolean = false>(options: Options<ClaimCallData, ThrowOnError>): RequestResult<ClaimCallResponses, ClaimCallErrors, ThrowOnError> => (options.client ?? client).post<ClaimCallResponses, ClaimCallErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/calls/{callId}/claim',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const noteCall = <ThrowOnError extends boolean = false>(options: Options<NoteCallData, ThrowOnError>): RequestResult<NoteCallResponses, NoteCallErrors, ThrowOnError> => (options.client ?? client).post<NoteCallResponses, NoteCallErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/calls/{callId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const noteReservation = <ThrowOnError extends boolean = false>(options: Options<NoteReservationData, ThrowOnError>): RequestResult<NoteReservationResponses, NoteReservationErrors, ThrowOnError> => (options.client ?? client).patch<NoteReservationResponses, NoteReservationErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/{reservationId}/staff-note',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readPersonNote = <ThrowOnError extends boolean = false>(options: Options<ReadPersonNoteData, ThrowOnError>): RequestResult<ReadPersonNoteResponses, ReadPersonNoteErrors, ThrowOnError> => (options.client ?? client).get<ReadPersonNoteResponses, ReadPersonNoteErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/people/{userId}/staff-note', ...options });

export const notePerson = <ThrowOnError extends boolean = false>(options: Options<NotePersonData, ThrowOnError>): RequestResult<NotePersonResponses, NotePersonErrors, ThrowOnError> => (options.client ?? client).patch<NotePersonResponses, NotePersonErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/people/{userId}/staff-note',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readOwnNoShows = <ThrowOnError extends boolean = false>(options?: Options<ReadOwnNoShowsData, ThrowOnError>): RequestResult<ReadOwnNoShowsResponses, ReadOwnNoShowsErrors, ThrowOnError> => (options?.client ?? client).get<ReadOwnNoShowsResponses, ReadOwnNoShowsErrors, ThrowOnError>({ url: '/api/v1/authorized/no-shows', ...options });

export const readAdminNoShowRule = <ThrowOnError extends boolean = false>(options?: Options<ReadAdminNoShowRuleData, ThrowOnError>): RequestResult<ReadAdminNoShowRuleResponses, ReadAdminNoShowRuleErrors, ThrowOnError> => (options?.client ?? client).get<ReadAdminNoShowRuleResponses, ReadAdminNoShowRuleErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/no-show-rule', ...options });

export const changeNoShowRule = <ThrowOnError extends boolean = false>(options: Options<ChangeNoShowRuleData, ThrowOnError>): RequestResult<ChangeNoShowRuleResponses, ChangeNoShowRuleErrors, ThrowOnError> => (options.client ?? client).patch<ChangeNoShowRuleResponses, ChangeNoShowRuleErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/no-show-rule',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readPersonNoShows = <ThrowOnError extends boolean = false>(options: Options<ReadPersonNoShowsData, ThrowOnError>): RequestResult<ReadPersonNoShowsResponses, ReadPersonNoShowsErrors, ThrowOnError> => (options.client ?? client).get<ReadPersonNoShowsResponses, ReadPersonNoShowsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/people/{userId}/no-shows', ...options });

export const countAbsence = <ThrowOnError extends boolean = false>(options: Options<CountAbsenceData, ThrowOnError>): RequestResult<CountAbsenceResponses, CountAbsenceErrors, ThrowOnError> => (options.client ?? client).delete<CountAbsenceResponses, CountAbsenceErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/reservations/{reservationId}/no-show-excuse', ...options });

export const excuseAbsence = <ThrowOnError extends boolean = false>(options: Options<ExcuseAbsenceData, ThrowOnError>): RequestResult<ExcuseAbsenceResponses, ExcuseAbsenceErrors, ThrowOnError> => (options.client ?? client).post<ExcuseAbsenceResponses, ExcuseAbsenceErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/reservations/{reservationId}/no-show-excuse',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readTableToDecide = <ThrowOnError extends boolean = false>(options: Options<ReadTableToDecideData, ThrowOnError>): RequestResult<ReadTableToDecideResponses, ReadTableToDecideErrors, ThrowOnError> => (options.client ?? client).get<ReadTableToDecideResponses, ReadTableToDecideErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/tables/{sessionId}/decision', ...options });

export const decideTable = <ThrowOnError extends boolean = false>(options: Options<DecideTableData, ThrowOnError>): RequestResult<DecideTableResponses, DecideTableErrors, ThrowOnError> => (options.client ?? client).post<DecideTableResponses, DecideTableErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/tables/{sessionId}/decision',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listAuditEntries = <ThrowOnError extends boolean = false>(options?: Options<ListAuditEntriesData, ThrowOnError>): RequestResult<ListAuditEntriesResponses, ListAuditEntriesErrors, ThrowOnError> => (options?.client ?? client).get<ListAuditEntriesResponses, ListAuditEntriesErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/audit-entries', ...options });

export const listReceptionEvents = <ThrowOnError extends boolean = false>(options?: Options<ListReceptionEventsData, ThrowOnError>): RequestResult<ListReceptionEventsResponses, ListReceptionEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListReceptionEventsResponses, ListReceptionEventsErrors, ThrowOnError>({ url: '/api/v1/authorized/reception/events', ...options });

export const readReception = <ThrowOnError extends boolean = false>(options: Options<ReadReceptionData, ThrowOnError>): RequestResult<ReadReceptionResponses, ReadReceptionErrors, ThrowOnError> => (options.client ?? client).get<ReadReceptionResponses, ReadReceptionErrors, ThrowOnError>({ url: '/api/v1/authorized/reception/events/{eventId}', ...options });

export const sendReceptionMarks = <ThrowOnError extends boolean = false>(options: Options<SendReceptionMarksData, ThrowOnError>): RequestResult<SendReceptionMarksResponses, SendReceptionMarksErrors, ThrowOnError> => (options.client ?? client).post<SendReceptionMarksResponses, SendReceptionMarksErrors, ThrowOnError>({
    url: '/api/v1/authorized/reception/events/{eventId}/marks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const findTicket = <ThrowOnError extends boolean = false>(options: Options<FindTicketData, ThrowOnError>): RequestResult<FindTicketResponses, FindTicketErrors, ThrowOnError> => (options.client ?? client).get<FindTicketResponses, FindTicketErrors, ThrowOnError>({ url: '/api/v1/authorized/reception/tickets/{code}', ...options });

export const readLending = <ThrowOnError extends boolean = false>(options: Options<ReadLendingData, ThrowOnError>): RequestResult<ReadLendingResponses, ReadLendingErrors, ThrowOnError> => (options.client ?? client).get<ReadLendingResponses, ReadLendingErrors, ThrowOnError>({ url: '/api/v1/authorized/reception/events/{eventId}/lending', ...options });

export const sendLoanMarks = <ThrowOnError extends boolean = false>(options: Options<SendLoanMarksData, ThrowOnError>): RequestResult<SendLoanMarksResponses, SendLoanMarksErrors, ThrowOnError> => (options.client ?? client).post<SendLoanMarksResponses, SendLoanMarksErrors, ThrowOnError>({
    url: '/api/v1/authorized/reception/events/{eventId}/lending/marks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listReceptionHelpers = <ThrowOnError extends boolean = false>(options: Options<ListReceptionHelpersData, ThrowOnError>): RequestResult<ListReceptionHelpersResponses, ListReceptionHelpersErrors, ThrowOnError> => (options.client ?? client).get<ListReceptionHelpersResponses, ListReceptionHelpersErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/events/{eventId}/reception-helpers', ...options });

export const grantReceptionHelp = <ThrowOnError extends boolean = false>(options: Options<GrantReceptionHelpData, ThrowOnError>): RequestResult<GrantReceptionHelpResponses, GrantReceptionHelpErrors, ThrowOnError> => (options.client ?? client).post<GrantReceptionHelpResponses, GrantReceptionHelpErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/events/{eventId}/reception-helpers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const revokeReceptionHelp = <ThrowOnError extends boolean = false>(options: Options<RevokeReceptionHelpData, ThrowOnError>): RequestResult<RevokeReceptionHelpResponses, RevokeReceptionHelpErrors, ThrowOnError> => (options.client ?? client).delete<RevokeReceptionHelpResponses, RevokeReceptionHelpErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/events/{eventId}/reception-helpers/{userId}', ...options });

export const readMoneyMonth = <ThrowOnError extends boolean = false>(options?: Options<ReadMoneyMonthData, ThrowOnError>): RequestResult<ReadMoneyMonthResponses, ReadMoneyMonthErrors, ThrowOnError> => (options?.client ?? client).get<ReadMoneyMonthResponses, ReadMoneyMonthErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/money', ...options });

export const exportMoney = <ThrowOnError extends boolean = false>(options?: Options<ExportMoneyData, ThrowOnError>): RequestResult<ExportMoneyResponses, ExportMoneyErrors, ThrowOnError> => (options?.client ?? client).get<ExportMoneyResponses, ExportMoneyErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/money/entries.csv', ...options });

export const readMoneyEvening = <ThrowOnError extends boolean = false>(options: Options<ReadMoneyEveningData, ThrowOnError>): RequestResult<ReadMoneyEveningResponses, ReadMoneyEveningErrors, ThrowOnError> => (options.client ?? client).get<ReadMoneyEveningResponses, ReadMoneyEveningErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/money/evenings/{eventId}', ...options });

export const correctMoney = <ThrowOnError extends boolean = false>(options: Options<CorrectMoneyData, ThrowOnError>): RequestResult<CorrectMoneyResponses, CorrectMoneyErrors, ThrowOnError> => (options.client ?? client).post<CorrectMoneyResponses, CorrectMoneyErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/money/evenings/{eventId}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const closeEvening = <ThrowOnError extends boolean = false>(options: Options<CloseEveningData, ThrowOnError>): RequestResult<CloseEveningResponses, CloseEveningErrors, ThrowOnError> => (options.client ?? client).post<CloseEveningResponses, CloseEveningErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/money/evenings/{eventId}/closing',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const reopenEvening = <ThrowOnError extends boolean = false>(options: Options<ReopenEveningData, ThrowOnError>): RequestResult<ReopenEveningResponses, ReopenEveningErrors, ThrowOnError> => (options.client ?? client).post<ReopenEveningResponses, ReopenEveningErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/money/evenings/{eventId}/reopening',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readOwnReceipts = <ThrowOnError extends boolean = false>(options: Options<ReadOwnReceiptsData, ThrowOnError>): RequestResult<ReadOwnReceiptsResponses, ReadOwnReceiptsErrors, ThrowOnError> => (options.client ?? client).get<ReadOwnReceiptsResponses, ReadOwnReceiptsErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/receipts', ...options });

export const issueOwnReceipt = <ThrowOnError extends boolean = false>(options: Options<IssueOwnReceiptData, ThrowOnError>): RequestResult<IssueOwnReceiptResponses, IssueOwnReceiptErrors, ThrowOnError> => (options.client ?? client).post<IssueOwnReceiptResponses, IssueOwnReceiptErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/receipts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const reissueOwnReceipt = <ThrowOnError extends boolean = false>(options: Options<ReissueOwnReceiptData, ThrowOnError>): RequestResult<ReissueOwnReceiptResponses, ReissueOwnReceiptErrors, ThrowOnError> => (options.client ?? client).post<ReissueOwnReceiptResponses, ReissueOwnReceiptErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/receipts/{receiptId}/reissue',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readOwnReceiptPdf = <ThrowOnError extends boolean = false>(options: Options<ReadOwnReceiptPdfData, ThrowOnError>): RequestResult<ReadOwnReceiptPdfResponses, ReadOwnReceiptPdfErrors, ThrowOnError> => (options.client ?? client).get<ReadOwnReceiptPdfResponses, ReadOwnReceiptPdfErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/receipts/{receiptId}/pdf', ...options });

export const readPartyReceipts = <ThrowOnError extends boolean = false>(options: Options<ReadPartyReceiptsData, ThrowOnError>): RequestResult<ReadPartyReceiptsResponses, ReadPartyReceiptsErrors, ThrowOnError> => (options.client ?? client).get<ReadPartyReceiptsResponses, ReadPartyReceiptsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts', ...options });

export const issueReceipt = <ThrowOnError extends boolean = false>(options: Options<IssueReceiptData, ThrowOnError>): RequestResult<IssueReceiptResponses, IssueReceiptErrors, ThrowOnError> => (options.client ?? client).post<IssueReceiptResponses, IssueReceiptErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const reissueReceipt = <ThrowOnError extends boolean = false>(options: Options<ReissueReceiptData, ThrowOnError>): RequestResult<ReissueReceiptResponses, ReissueReceiptErrors, ThrowOnError> => (options.client ?? client).post<ReissueReceiptResponses, ReissueReceiptErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts/{receiptId}/reissue',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const voidReceipt = <ThrowOnError extends boolean = false>(options: Options<VoidReceiptData, ThrowOnError>): RequestResult<VoidReceiptResponses, VoidReceiptErrors, ThrowOnError> => (options.client ?? client).post<VoidReceiptResponses, VoidReceiptErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/money/reservations/{reservationId}/receipts/{receiptId}/void',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readReceiptPdf = <ThrowOnError extends boolean = false>(options: Options<ReadReceiptPdfData, ThrowOnError>): RequestResult<ReadReceiptPdfResponses, ReadReceiptPdfErrors, ThrowOnError> => (options.client ?? client).get<ReadReceiptPdfResponses, ReadReceiptPdfErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/money/receipts/{receiptId}/pdf', ...options });

export const listPriceCodes = <ThrowOnError extends boolean = false>(options?: Options<ListPriceCodesData, ThrowOnError>): RequestResult<ListPriceCodesResponses, ListPriceCodesErrors, ThrowOnError> => (options?.client ?? client).get<ListPriceCodesResponses, ListPriceCodesErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/price-codes', ...options });

export const createPriceCode = <ThrowOnError extends boolean = false>(options: Options<CreatePriceCodeData, ThrowOnError>): RequestResult<CreatePriceCodeResponses, CreatePriceCodeErrors, ThrowOnError> => (options.client ?? client).post<CreatePriceCodeResponses, CreatePriceCodeErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/price-codes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const stopPriceCode = <ThrowOnError extends boolean = false>(options: Options<StopPriceCodeData, ThrowOnError>): RequestResult<StopPriceCodeResponses, StopPriceCodeErrors, ThrowOnError> => (options.client ?? client).post<StopPriceCodeResponses, StopPriceCodeErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/price-codes/{codeId}/stop', ...options });

export const readOwnPasses = <ThrowOnError extends boolean = false>(options?: Options<ReadOwnPassesData, ThrowOnError>): RequestResult<ReadOwnPassesResponses, ReadOwnPassesErrors, ThrowOnError> => (options?.client ?? client).get<ReadOwnPassesResponses, ReadOwnPassesErrors, ThrowOnError>({ url: '/api/v1/authorized/passes', ...options });

export const listPassKinds = <ThrowOnError extends boolean = false>(options?: Options<ListPassKindsData, ThrowOnError>): RequestResult<ListPassKindsResponses, ListPassKindsErrors, ThrowOnError> => (options?.client ?? client).get<ListPassKindsResponses, ListPassKindsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/pass-kinds', ...options });

export const createPassKind = <ThrowOnError extends boolean = false>(options: Options<CreatePassKindData, ThrowOnError>): RequestResult<CreatePassKindResponses, CreatePassKindErrors, ThrowOnError> => (options.client ?? client).post<CreatePassKindResponses, CreatePassKindErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/pass-kinds',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const stopPassKind = <ThrowOnError extends boolean = false>(options: Options<StopPassKindData, ThrowOnError>): RequestResult<StopPassKindResponses, StopPassKindErrors, ThrowOnError> => (options.client ?? client).post<StopPassKindResponses, StopPassKindErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/pass-kinds/{kindId}/stop', ...options });

export const readPersonPasses = <ThrowOnError extends boolean = false>(options: Options<ReadPersonPassesData, ThrowOnError>): RequestResult<ReadPersonPassesResponses, ReadPersonPassesErrors, ThrowOnError> => (options.client ?? client).get<ReadPersonPassesResponses, ReadPersonPassesErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/people/{userId}/passes', ...options });

export const addPass = <ThrowOnError extends boolean = false>(options: Options<AddPassData, ThrowOnError>): RequestResult<AddPassResponses, AddPassErrors, ThrowOnError> => (options.client ?? client).post<AddPassResponses, AddPassErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/people/{userId}/passes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const endPass = <ThrowOnError extends boolean = false>(options: Options<EndPassData, ThrowOnError>): RequestResult<EndPassResponses, EndPassErrors, ThrowOnError> => (options.client ?? client).post<EndPassResponses, EndPassErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/passes/{passId}/end',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const endCalendarFeed = <ThrowOnError extends boolean = false>(options?: Options<EndCalendarFeedData, ThrowOnError>): RequestResult<EndCalendarFeedResponses, EndCalendarFeedErrors, ThrowOnError> => (options?.client ?? client).delete<EndCalendarFeedResponses, EndCalendarFeedErrors, ThrowOnError>({ url: '/api/v1/authorized/calendar-feed', ...options });

export const readCalendarFeedAddress = <ThrowOnError extends boolean = false>(options?: Options<ReadCalendarFeedAddressData, ThrowOnError>): RequestResult<ReadCalendarFeedAddressResponses, ReadCalendarFeedAddressErrors, ThrowOnError> => (options?.client ?? client).get<ReadCalendarFeedAddressResponses, ReadCalendarFeedAddressErrors, ThrowOnError>({ url: '/api/v1/authorized/calendar-feed', ...options });

export const renewCalendarFeed = <ThrowOnError extends boolean = false>(options?: Options<RenewCalendarFeedData, ThrowOnError>): RequestResult<RenewCalendarFeedResponses, RenewCalendarFeedErrors, ThrowOnError> => (options?.client ?? client).post<RenewCalendarFeedResponses, RenewCalendarFeedErrors, ThrowOnError>({ url: '/api/v1/authorized/calendar-feed', ...options });

export const readNotificationChoices = <ThrowOnError extends boolean = false>(options?: Options<ReadNotificationChoicesData, ThrowOnError>): RequestResult<ReadNotificationChoicesResponses, ReadNotificationChoicesErrors, ThrowOnError> => (options?.client ?? client).get<ReadNotificationChoicesResponses, ReadNotificationChoicesErrors, ThrowOnError>({ url: '/api/v1/authorized/notification-choices', ...options });

export const saveNotificationChoices = <ThrowOnError extends boolean = false>(options: Options<SaveNotificationChoicesData, ThrowOnError>): RequestResult<SaveNotificationChoicesResponses, SaveNotificationChoicesErrors, ThrowOnError> => (options.client ?? client).put<SaveNotificationChoicesResponses, SaveNotificationChoicesErrors, ThrowOnError>({
    url: '/api/v1/authorized/notification-choices',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readPushKey = <ThrowOnError extends boolean = false>(options?: Options<ReadPushKeyData, ThrowOnError>): RequestResult<ReadPushKeyResponses, ReadPushKeyErrors, ThrowOnError> => (options?.client ?? client).get<ReadPushKeyResponses, ReadPushKeyErrors, ThrowOnError>({ url: '/api/v1/authorized/push-key', ...options });

export const listPushDevices = <ThrowOnError extends boolean = false>(options?: Options<ListPushDevicesData, ThrowOnError>): RequestResult<ListPushDevicesResponses, ListPushDevicesErrors, ThrowOnError> => (options?.client ?? client).get<ListPushDevicesResponses, ListPushDevicesErrors, ThrowOnError>({ url: '/api/v1/authorized/push-devices', ...options });

export const addPushDevice = <ThrowOnError extends boolean = false>(options: Options<AddPushDeviceData, ThrowOnError>): RequestResult<AddPushDeviceResponses, AddPushDeviceErrors, ThrowOnError> => (options.client ?? client).post<AddPushDeviceResponses, AddPushDeviceErrors, ThrowOnError>({
    url: '/api/v1/authorized/push-devices',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removePushDevice = <ThrowOnError extends boolean = false>(options: Options<RemovePushDeviceData, ThrowOnError>): RequestResult<RemovePushDeviceResponses, RemovePushDeviceErrors, ThrowOnError> => (options.client ?? client).delete<RemovePushDeviceResponses, RemovePushDeviceErrors, ThrowOnError>({ url: '/api/v1/authorized/push-devices/{id}', ...options });

export const tryPushDevice = <ThrowOnError extends boolean = false>(options: Options<TryPushDeviceData, ThrowOnError>): RequestResult<TryPushDeviceResponses, TryPushDeviceErrors, ThrowOnError> => (options.client ?? client).post<TryPushDeviceResponses, TryPushDeviceErrors, ThrowOnError>({ url: '/api/v1/authorized/push-devices/{id}/trial', ...options });

export const unfollowSubject = <ThrowOnError extends boolean = false>(options: Options<UnfollowSubjectData, ThrowOnError>): RequestResult<UnfollowSubjectResponses, UnfollowSubjectErrors, ThrowOnError> => (options.client ?? client).delete<UnfollowSubjectResponses, UnfollowSubjectErrors, ThrowOnError>({ url: '/api/v1/authorized/follows', ...options });

export const listFollows = <ThrowOnError extends boolean = false>(options?: Options<ListFollowsData, ThrowOnError>): RequestResult<ListFollowsResponses, ListFollowsErrors, ThrowOnError> => (options?.client ?? client).get<ListFollowsResponses, ListFollowsErrors, ThrowOnError>({ url: '/api/v1/authorized/follows', ...options });

export const followSubject = <ThrowOnError extends boolean = false>(options: Options<FollowSubjectData, ThrowOnError>): RequestResult<FollowSubjectResponses, FollowSubjectErrors, ThrowOnError> => (options.client ?? client).put<FollowSubjectResponses, FollowSubjectErrors, ThrowOnError>({
    url: '/api/v1/authorized/follows',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listFollowables = <ThrowOnError extends boolean = false>(options: Options<ListFollowablesData, ThrowOnError>): RequestResult<ListFollowablesResponses, ListFollowablesErrors, ThrowOnError> => (options.client ?? client).get<ListFollowablesResponses, ListFollowablesErrors, ThrowOnError>({ url: '/api/v1/authorized/followables', ...options });

export const readVisit = <ThrowOnError extends boolean = false>(options: Options<ReadVisitData, ThrowOnError>): RequestResult<ReadVisitResponses, ReadVisitErrors, ThrowOnError> => (options.client ?? client).get<ReadVisitResponses, ReadVisitErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/visit', ...options });

export const takeBackPlay = <ThrowOnError extends boolean = false>(options: Options<TakeBackPlayData, ThrowOnError>): RequestResult<TakeBackPlayResponses, TakeBackPlayErrors, ThrowOnError> => (options.client ?? client).delete<TakeBackPlayResponses, TakeBackPlayErrors, ThrowOnError>({ url: '/api/v1/authorized/reservations/{id}/visit/plays/{slug}', ...options });

export const addPlay = <ThrowOnError extends boolean = false>(options: Options<AddPlayData, ThrowOnError>): RequestResult<AddPlayResponses, AddPlayErrors, ThrowOnError> => (options.client ?? client).put<AddPlayResponses, AddPlayErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/visit/plays/{slug}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const saveVisitWord = <ThrowOnError extends boolean = false>(options: Options<SaveVisitWordData, ThrowOnError>): RequestResult<SaveVisitWordResponses, SaveVisitWordErrors, ThrowOnError> => (options.client ?? client).put<SaveVisitWordResponses, SaveVisitWordErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/visit/word',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const showVisitName = <ThrowOnError extends boolean = false>(options: Options<ShowVisitNameData, ThrowOnError>): RequestResult<ShowVisitNameResponses, ShowVisitNameErrors, ThrowOnError> => (options.client ?? client).put<ShowVisitNameResponses, ShowVisitNameErrors, ThrowOnError>({
    url: '/api/v1/authorized/reservations/{id}/visit/name',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readPlayLog = <ThrowOnError extends boolean = false>(options?: Options<ReadPlayLogData, ThrowOnError>): RequestResult<ReadPlayLogResponses, ReadPlayLogErrors, ThrowOnError> => (options?.client ?? client).get<ReadPlayLogResponses, ReadPlayLogErrors, ThrowOnError>({ url: '/api/v1/authorized/plays', ...options });

export const removePlay = <ThrowOnError extends boolean = false>(options: Options<RemovePlayData, ThrowOnError>): RequestResult<RemovePlayResponses, RemovePlayErrors, ThrowOnError> => (options.client ?? client).delete<RemovePlayResponses, RemovePlayErrors, ThrowOnError>({ url: '/api/v1/authorized/plays/{sessionId}/{gameId}', ...options });

export const readEventWords = <ThrowOnError extends boolean = false>(options: Options<ReadEventWordsData, ThrowOnError>): RequestResult<ReadEventWordsResponses, ReadEventWordsErrors, ThrowOnError> => (options.client ?? client).get<ReadEventWordsResponses, ReadEventWordsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/events/{eventId}/words', ...options });

export const exportPerson = <ThrowOnError extends boolean = false>(options?: Options<ExportPersonData, ThrowOnError>): RequestResult<ExportPersonResponses, ExportPersonErrors, ThrowOnError> => (options?.client ?? client).get<ExportPersonResponses, ExportPersonErrors, ThrowOnError>({ url: '/api/v1/authorized/export', ...options });

export const listImpersonations = <ThrowOnError extends boolean = false>(options?: Options<ListImpersonationsData, ThrowOnError>): RequestResult<ListImpersonationsResponses, ListImpersonationsErrors, ThrowOnError> => (options?.client ?? client).get<ListImpersonationsResponses, ListImpersonationsErrors, ThrowOnError>({ url: '/api/v1/authorized/impersonations', ...options });

export const readOwnRights = <ThrowOnError extends boolean = false>(options?: Options<ReadOwnRightsData, ThrowOnError>): RequestResult<ReadOwnRightsResponses, ReadOwnRightsErrors, ThrowOnError> => (options?.client ?? client).get<ReadOwnRightsResponses, ReadOwnRightsErrors, ThrowOnError>({ url: '/api/v1/authorized/staff/rights', ...options });

export const listStaffAccounts = <ThrowOnError extends boolean = false>(options?: Options<ListStaffAccountsData, ThrowOnError>): RequestResult<ListStaffAccountsResponses, ListStaffAccountsErrors, ThrowOnError> => (options?.client ?? client).get<ListStaffAccountsResponses, ListStaffAccountsErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/staff', ...options });

export const inviteStaff = <ThrowOnError extends boolean = false>(options: Options<InviteStaffData, ThrowOnError>): RequestResult<InviteStaffResponses, InviteStaffErrors, ThrowOnError> => (options.client ?? client).post<InviteStaffResponses, InviteStaffErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/staff/invitations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const resendStaffInvitation = <ThrowOnError extends boolean = false>(options: Options<ResendStaffInvitationData, ThrowOnError>): RequestResult<ResendStaffInvitationResponses, ResendStaffInvitationErrors, ThrowOnError> => (options.client ?? client).post<ResendStaffInvitationResponses, ResendStaffInvitationErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/staff/invitations/{invitationId}/mail', ...options });

export const withdrawStaffInvitation = <ThrowOnError extends boolean = false>(options: Options<WithdrawStaffInvitationData, ThrowOnError>): RequestResult<WithdrawStaffInvitationResponses, WithdrawStaffInvitationErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawStaffInvitationResponses, WithdrawStaffInvitationErrors, ThrowOnError>({ url: '/api/v1/authorized/admin/staff/invitations/{invitationId}', ...options });

export const changeStaff = <ThrowOnError extends boolean = false>(options: Options<ChangeStaffData, ThrowOnError>): RequestResult<ChangeStaffResponses, ChangeStaffErrors, ThrowOnError> => (options.client ?? client).patch<ChangeStaffResponses, ChangeStaffErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/staff/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeStaff = <ThrowOnError extends boolean = false>(options: Options<RemoveStaffData, ThrowOnError>): RequestResult<RemoveStaffResponses, RemoveStaffErrors, ThrowOnError> => (options.client ?? client).post<RemoveStaffResponses, RemoveStaffErrors, ThrowOnError>({
    url: '/api/v1/authorized/admin/staff/{userId}/removal',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readStaffInvitation = <ThrowOnError extends boolean = false>(options: Options<ReadStaffInvitationData, ThrowOnError>): RequestResult<ReadStaffInvitationResponses, ReadStaffInvitationErrors, ThrowOnError> => (options.client ?? client).get<ReadStaffInvitationResponses, ReadStaffInvitationErrors, ThrowOnError>({ url: '/api/v1/authorized/staff-invitations/{token}', ...options });

export const acceptStaffInvitation = <ThrowOnError extends boolean = false>(options: Options<AcceptStaffInvitationData, ThrowOnError>): RequestResult<AcceptStaffInvitationResponses, AcceptStaffInvitationErrors, ThrowOnError> => (options.client ?? client).post<AcceptStaffInvitationResponses, AcceptStaffInvitationErrors, ThrowOnError>({ url: '/api/v1/authorized/staff-invitations/{token}/acceptance', ...options });
