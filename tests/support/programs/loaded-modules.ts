import { registerHooks } from "node:module";

/** Loaded with `--import`: reports the loaded modules to the parent process on request. */
const loaded: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    loaded.push(url);
    return nextLoad(url, context);
  },
});
process.on("message", (asked) => {
  if (asked === "loaded") process.send?.(loaded);
});
// The channel alone must not keep the process alive.
process.channel?.unref();
