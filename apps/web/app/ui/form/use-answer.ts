import { useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { FormRefusal, FormSuccess } from "./form-result.ts";

export type FormAnswer<Success extends FormSuccess> = FormRefusal | Success;

interface AnswerHandlers<Success extends FormSuccess> {
  onRefusal: (refusal: FormRefusal) => void;
  onSuccess: (success: Success) => void;
}

/** Submits through a fetcher, and reports each response once. */
export function useAnswer<Success extends FormSuccess>(
  answering: AnswerHandlers<Success>,
): FetcherWithComponents<FormAnswer<Success>> {
  const fetcher = useFetcher<FormAnswer<Success>>();
  const { data, state } = fetcher;
  const [told, setTold] = useState(data);
  const latest = useRef(answering);
  useEffect(() => {
    latest.current = answering;
  });
  useEffect(() => {
    if (state !== "idle" || !data || data === told) return;
    setTold(data);
    if (data.ok) latest.current.onSuccess(data as Success);
    else latest.current.onRefusal(data as FormRefusal);
  }, [state, data, told]);
  return fetcher as FetcherWithComponents<FormAnswer<Success>>;
}
