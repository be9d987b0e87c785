import {
  hasPostalAreas,
  replacePostalAreas,
} from "../../packages/db/postal-code/replace-postal-areas.ts";
import { sampleAreas } from "./sample-areas.ts";

/** Fills an empty table only: what somebody imported is newer and fuller. */
export async function seedPostalAreas(connectionString: string): Promise<void> {
  if (await hasPostalAreas(connectionString)) return;
  await replacePostalAreas(connectionString, sampleAreas());
}
