import type { Translated } from "../../translated.ts";
import type { sharing as ja } from "../ja/sharing.ts";

export const sharing: Translated<typeof ja> = {
  share: "Share",
  shareOn: "Share on {service}",
  copyUrl: "Copy link",
  copied: "Link copied",
  copiedDetail: "Paste it to send it to someone.",
  copyFailed: "The link could not be copied",
  copyFailedDetail: "Please select the link and copy it.",
};
