/** An image as the admin pages show it. */
export interface ImageView {
  id: string;
  state: "waiting" | "ready" | "refused";
  width: number;
  height: number;
  /** For example "JPEG", and "1.2 MB". */
  kind: string;
  bytes: string;
  /** Shown while the image loads. */
  placeholder: string | null;
  altJa: string;
  altEn: string;
  /** Why it could not be processed, as a sentence. */
  refusal: string | null;
  createdAt: string;
}

export const imageListPath = "/admin/image";
