/** The addresses an editor page links to, without the locale prefix. */
export interface EditorPaths {
  self: string;
  revisions: string;
  /** The address of the preview frame; null for content without a page. */
  preview: string | null;
  /** On the public site; null for content without an address there. */
  public: string | null;
}
