import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";
import { ResetButton, SubmitButton } from "../../../ui/form/form-buttons.tsx";
import { unsavedNames } from "../../../ui/form/unsaved.ts";

/** Stays visible in a long form, and counts the changes. */
export function SaveBar() {
  const t = useTranslations();
  const bar = useRef<HTMLElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = bar.current?.closest("form");
    if (!form) return;
    const tell = () => setCount(unsavedNames(form).size);
    tell();
    form.addEventListener("input", tell);
    form.addEventListener("change", tell);
    return () => {
      form.removeEventListener("input", tell);
      form.removeEventListener("change", tell);
    };
  }, []);
  return (
    <section
      ref={bar}
      className="save-bar"
      data-changed={count > 0 || undefined}
      aria-label={t("profile.bar.label")}
    >
      <span className="save-bar-text">
        {count === 0
          ? t("profile.bar.unchanged")
          : t.rich("profile.bar.changed", { count: () => <span className="num">{count}</span> })}
      </span>
      <ResetButton variant="quiet">{t("profile.bar.reset")}</ResetButton>
      <SubmitButton variant="gold">{t("account.save")}</SubmitButton>
    </section>
  );
}
