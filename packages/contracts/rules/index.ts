/** All rules and nothing else: the names of rules are read from this module. */
export * from "./kinds/arrays.ts";
export * from "./kinds/booleans.ts";
export * from "./kinds/characters.ts";
export * from "./kinds/company.ts";
export * from "./kinds/contact.ts";
export * from "./kinds/dates.ts";
export * from "./kinds/duplicate.ts";
export * from "./kinds/kana.ts";
export * from "./kinds/length.ts";
export * from "./kinds/names.ts";
export * from "./kinds/network.ts";
export * from "./kinds/numbers.ts";
export * from "./kinds/required.ts";
export * from "./kinds/social.ts";
export * from "./kinds/starts-with.ts";
