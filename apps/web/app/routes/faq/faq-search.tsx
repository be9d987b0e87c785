import { useTranslations } from "@takujo/i18n/react";
import { type CompositionEvent, type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/action/button.tsx";
import { Search } from "../../ui/generated/icons.ts";

type FaqSearchProps = {
  /** The query in the address. */
  sent: string;
  onType: (query: string) => void;
};

/** Sends `?q=`, and filters while typing, except during input method composition. */
export function FaqSearch({ sent, onType }: FaqSearchProps) {
  const t = useTranslations("faq");
  const navigate = useNavigate();
  const id = useId();

  function type({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    if (!(nativeEvent as InputEvent).isComposing) onType(currentTarget.value.trim());
  }

  function endComposition({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    onType(currentTarget.value.trim());
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void navigate(query ? `/faq?${new URLSearchParams({ q: query })}` : "/faq", {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <search>
      <form className="faq-search" onSubmit={send}>
        <span className="search-box">
          <Search />
          <label className="visually-hidden" htmlFor={id}>
            {t("search")}
          </label>
          <input
            className="input"
            id={id}
            name="q"
            type="search"
            defaultValue={sent}
            placeholder={t("searchExample")}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            onInput={type}
            onCompositionEnd={endComposition}
          />
        </span>
        <Button type="submit" variant="line">
          {t("searchButton")}
        </Button>
      </form>
    </search>
  );
}
