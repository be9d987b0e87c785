import { createLogger } from "@takujo/runtime/logger";

export const silentLogger = createLogger({ level: "silent", name: "test" });
