/** Loaded with `--import`: a signal causes an unhandled rejection, which none of our code should. */
process.on("SIGUSR2", () => void Promise.reject(new Error("a promise that nobody awaits")));
process.on("SIGWINCH", () => {
  throw new Error("an error that nobody catches");
});
