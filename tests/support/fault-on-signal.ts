/** Given to a program with `--import`: a signal makes the mistake that no code of ours should make. */
process.on("SIGUSR2", () => void Promise.reject(new Error("a promise that nobody awaits")));
process.on("SIGWINCH", () => {
  throw new Error("an error that nobody catches");
});
