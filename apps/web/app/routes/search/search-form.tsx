import { useTranslations } from "@takujo/i18n/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useHref, useLocation, useNavigate } from "react-router";
import { Button } from "../../ui/action/button.tsx";
import { Search } from "../../ui/generated/icons.ts";

/** Connects the filters beside the results to the form. */
export const searchFormId = "search-form";

/** Submits `?q=` with the filters; also works without scripts. */
export function SearchForm({ sent }: { sent: string }) {
  const t = useTranslations("search");
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();

  // After navigating to another search, the fields show its query. Not on the first load: somebody may have typed
  // before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key differs for each navigation.
  useEffect(() => () => form.current?.reset(), [key]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    void navigate(`/search?${new URLSearchParams(fields as unknown as Record<string, string>)}`);
  }

  return (
    <search>
      <form
        className="search-form"
        id={searchFormId}
        ref={form}
        action={useHref("/search")}
        onSubmit={send}
      >
        <span className="search-box">
          <Search />
          <label className="visually-hidden" htmlFor="q">
            {t("label")}
          </label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            defaultValue={sent}
            placeholder={t("example")}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
        <Button type="submit">{t("button")}</Button>
      </form>
    </search>
  );
}
