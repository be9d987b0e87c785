import type { StaffMember } from "@takujo/contracts/generated/platform/types.gen";

/** The profile address of an id, which is written without an @. */
export const socialUrl: Record<keyof StaffMember["social"], (id: string) => string> = {
  x: (id) => `https://x.com/${encodeURIComponent(id)}`,
  instagram: (id) => `https://www.instagram.com/${encodeURIComponent(id)}/`,
  youtube: (id) => `https://www.youtube.com/channel/${encodeURIComponent(id)}`,
  facebook: (id) => `https://www.facebook.com/${encodeURIComponent(id)}`,
  line: (id) => `https://line.me/ti/p/~${encodeURIComponent(id)}`,
};
