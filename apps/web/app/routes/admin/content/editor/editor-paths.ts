/** Where an editor's page leads, without the language in front. */
export interface EditorPaths {
  self: string;
  revisions: string;
  /** What the frame shows; null for what has no page. */
  preview: string | null;
  /** On the site; null for what has no address there. */
  public: string | null;
}
