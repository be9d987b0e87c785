import { useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { FormRefusal, FormSuccess } from "./form-result.ts";

export type FormAnswer<Success extends FormSuccess> = FormRefusal | Success;

interface AnswerHandlers<Success extends FormSuccess> {
  onRefusal: (refusal: FormRefusal) => void;
  onSuccess: (success: Success) => void;
}

/** Submits through a fetcher, one at a time, and reports each response once. */
export function useAnswer<Success extends FormSuccess>(
  answering: AnswerHandlers<Success>,
): { fetcher: FetcherWithComponents<FormAnswer<Success>>; begin: () => boolean } {
  const fetcher = useFetcher<FormAnswer<Success>>();
  const { data, state } = fetcher;
  const [told, setTold] = useState(data);
  /** Set at once: the fetcher's state updates with the next render, too late for a double click. */
  const isUnderWay = useRef(false);
  const latest = useRef(answering);
  useEffect(() => {
    latest.current = answering;
  });
  useEffect(() => {
    if (state !== "idle") return;
    isUnderWay.current = false;
    if (!data || data === told) return;
    setTold(data);
    if (data.ok) latest.current.onSuccess(data as Success);
    else latest.current.onRefusal(data as FormRefusal);
  }, [state, data, told]);
  const begin = () => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    return true;
  };
  return { fetcher: fetcher as FetcherWithComponents<FormAnswer<Success>>, begin };
}
