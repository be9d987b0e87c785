import { contentExamples } from "./content-examples.ts";
import { eventExamples } from "./event-examples.ts";
import { gameExamples } from "./game-examples.ts";
import { imageExamples } from "./image-examples.ts";
import { inquiryExamples } from "./inquiry-examples.ts";
import { messageExamples } from "./message-examples.ts";
import { moneyExamples } from "./money-examples.ts";
import { reservationExamples } from "./reservation-examples.ts";
import { siteExamples } from "./site-examples.ts";
import { staffExamples } from "./staff-examples.ts";
import { synonymExamples } from "./synonym-examples.ts";
import { tableExamples } from "./table-examples.ts";
import type { Example, World } from "./world.ts";

/** For every call by which an admin changes something: how it succeeds. One line each. */
export const examples: Record<string, (world: World) => Promise<Example> | Example> = {
  ...contentExamples,
  ...eventExamples,
  ...gameExamples,
  ...imageExamples,
  ...inquiryExamples,
  ...messageExamples,
  ...moneyExamples,
  ...reservationExamples,
  ...siteExamples,
  ...staffExamples,
  ...synonymExamples,
  ...tableExamples,
};

/** Calls that only ask, in a body that is too long for an address: a preview, a check. */
export const writeNothing: string[] = [
  "POST /api/platform/v1/authorized/admin/events/:eventId/cancellation-preview",
  "POST /api/platform/v1/authorized/admin/game-import/collection",
  "POST /api/platform/v1/authorized/admin/game-import/preview",
  "POST /api/v1/authorized/admin/reservations/mail-preview",
];
