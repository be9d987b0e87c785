import type { AddressList } from "@takujo/contracts/account/address";
import { mostAddresses } from "@takujo/contracts/account/address-form";
import type { Database } from "@takujo/runtime/database/database";
import { presentAddress } from "./present.ts";
import { selectAddresses } from "./queries.ts";

export async function listAddresses(db: Database, userId: string): Promise<AddressList> {
  const rows = await selectAddresses(db, { userId });
  return { addresses: rows.map(presentAddress), most: mostAddresses };
}
