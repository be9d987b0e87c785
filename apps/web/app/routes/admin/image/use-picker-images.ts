import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { imageListPath } from "./image-view.ts";
import type { action, loader } from "./page.tsx";

/** The newest images that are ready, and a way to add one; `onUploaded` is told its id. */
export function usePickerImages(onUploaded: (id: string) => void) {
  const list = useFetcher<typeof loader>();
  const sending = useFetcher<typeof action>();
  const [refused, refuse] = useState<string | null>(null);
  const { load } = list;
  useEffect(() => {
    void load(`${imageListPath}?state=ready`);
  }, [load]);
  const answer = sending.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (!answer) return;
    if ("uploaded" in answer) onUploaded(answer.uploaded);
    else refuse(answer.refused);
  }, [answer]);
  return {
    images: list.data?.images ?? [],
    isLoading: list.state !== "idle" || sending.state !== "idle",
    refused,
    refuse,
    upload(file: File) {
      refuse(null);
      const form = new FormData();
      form.set("intent", "upload");
      form.set("picking", "");
      form.set("file", file);
      void sending.submit(form, {
        method: "post",
        action: imageListPath,
        encType: "multipart/form-data",
      });
    },
  };
}
