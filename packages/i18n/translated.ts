/** The shape of a Japanese message set with any texts: a missing or extra key does not compile. */
export type Translated<Set> = {
  [Key in keyof Set]: Set[Key] extends string ? string : Translated<Set[Key]>;
};
