export { presentReceipts } from "./present.ts";
export { type ReceiptRow, selectReceiptsOfEvent } from "./queries.ts";
