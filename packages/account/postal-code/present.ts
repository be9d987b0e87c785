import type { PostalArea } from "@takujo/contracts/account/postal-code";
import type { PostalAreaRow } from "./queries.ts";

export function presentArea({ prefecture, city, town, office, street }: PostalAreaRow): PostalArea {
  return {
    prefecture,
    city,
    town,
    ...(office !== null && { office }),
    ...(street !== null && { street }),
  };
}
