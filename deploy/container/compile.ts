import { flushCompileCache } from "node:module";

/** Imports what server, worker and migrations import, so that the image has them compiled. */
await import("../../apps/server/compose.ts");
await import("../../apps/server/web/built-front-end.ts");
await import("../../apps/web/build/server/index.js" as string);
await import("../../apps/worker/compose.ts");
await import("../../packages/db/migrate.ts");
flushCompileCache();
process.exit();
