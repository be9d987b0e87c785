import { registerHooks } from "node:module";

/** Given to a program with `--import`: tells whoever started it, when asked, which modules it has loaded. */
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
// The channel alone is no reason to live on.
process.channel?.unref();
