import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { Select, TextInput } from "../../../../ui/field/input.tsx";
import { Search } from "../../../../ui/generated/icons.ts";
import { searchFields, searchOperators, type UserListQuery } from "./list-query.ts";

const carriedFields = ["limit", "sortBy", "sortDirection"] as const;

export function UserSearch({ query }: { query: UserListQuery }) {
  const t = useTranslations("adminUser.search");
  return (
    <Form
      className="user-search"
      method="get"
      action="/admin/auth-user"
      role="search"
      aria-label={t("label")}
    >
      <Select
        id="search-field"
        name="searchField"
        label={t("field")}
        defaultValue={query.searchField}
      >
        {searchFields.map((field) => (
          <option key={field} value={field}>
            {t(`fields.${field}`)}
          </option>
        ))}
      </Select>
      <Select
        id="search-operator"
        name="searchOperator"
        label={t("operator")}
        defaultValue={query.searchOperator}
      >
        {searchOperators.map((operator) => (
          <option key={operator} value={operator}>
            {t(`operators.${operator}`)}
          </option>
        ))}
      </Select>
      <TextInput
        id="search-value"
        name="searchValue"
        type="search"
        label={t("value")}
        placeholder={t("example")}
        defaultValue={query.searchValue}
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      {carriedFields.map((name) => (
        <input key={name} type="hidden" name={name} value={query[name]} />
      ))}
      <Button type="submit" variant="line" icon={<Search />}>
        {t("submit")}
      </Button>
    </Form>
  );
}
