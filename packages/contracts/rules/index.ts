/** Every rule, and nothing else: names of rules are read off this list. */
export * from "./arrays.ts";
export * from "./booleans.ts";
export * from "./characters.ts";
export * from "./company.ts";
export * from "./dates.ts";
export * from "./duplicate.ts";
export * from "./email.ts";
export * from "./kana.ts";
export * from "./length.ts";
export * from "./names.ts";
export * from "./network.ts";
export * from "./numbers.ts";
export * from "./phone.ts";
export * from "./postal-code.ts";
export * from "./required.ts";
export * from "./social.ts";
export * from "./starts-with.ts";
