import { type Argument, prepareQuery } from "@takujo/runtime/prepared-query";

export const selectUnanswered = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .select(["id", "user_id", "state", "answered_at"])
    .where("id", "=", argument("id")),
);
