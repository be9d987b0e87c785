export { selectReceiptsOfEvent } from "./queries.ts";
export { presentReceipts } from "./read-receipts.ts";
