import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Search } from "../../../ui/generated/icons.ts";
import { checkInPath } from "./party-view.ts";

/** Only asks: letting somebody in is a button of the party. */
export function CodeSearch({ asked }: { asked: string }) {
  const t = useTranslations("checkIn.find");
  return (
    <Form
      className="code-search"
      method="get"
      action={checkInPath}
      role="search"
      aria-label={t("label")}
    >
      <TextInput
        id="code"
        name="code"
        label={t("code")}
        placeholder={t("example")}
        defaultValue={asked}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        className="num"
      />
      <Button type="submit" variant="line" icon={<Search />}>
        {t("submit")}
      </Button>
    </Form>
  );
}
