export { selectLiveSeats } from "./queries.ts";
export { seatFriends } from "./seat-friends.ts";
