/** The shape of a Japanese message set with any texts: a key too many or too few does not compile. */
export type Translated<Set> = {
  [Key in keyof Set]: Set[Key] extends string ? string : Translated<Set[Key]>;
};
