export { leavePlaces } from "./leave-places.ts";
export { selectFriendPlaces, selectLiveSeats } from "./queries.ts";
export { seatFriends } from "./seat-friends.ts";
