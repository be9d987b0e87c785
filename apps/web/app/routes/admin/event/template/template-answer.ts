/** The refusal, with the typed values. */
export interface TemplateAnswer {
  /** Its id; empty for one that was to be saved. */
  template: string;
  name: string;
  field: "day" | "name";
  refusal: string;
}
