/** An image as the operator's pages show it. */
export interface ImageView {
  id: string;
  state: "waiting" | "ready" | "refused";
  width: number;
  height: number;
  /** Such as "JPEG", and "1.2 MB". */
  kind: string;
  bytes: string;
  /** Seen while the image itself is on its way. */
  placeholder: string | null;
  altJa: string;
  altEn: string;
  /** Why it could not be drawn, in words. */
  refusal: string | null;
  createdAt: string;
}

export const imageListPath = "/admin/image";
