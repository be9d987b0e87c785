import { useTranslations } from "@takujo/i18n/react";
import { Select, TextInput } from "../../../../ui/field/input.tsx";
import { FilterForm } from "../../list/filter-form.tsx";
import { searchFields, searchOperators, type UserListQuery } from "./list-query.ts";

export function UserSearch({ query }: { query: UserListQuery }) {
  const t = useTranslations("adminUser.search");
  return (
    <FilterForm
      path="/admin/auth-user"
      query={query}
      carried={["limit", "sortBy", "sortDirection"]}
      label={t("label")}
      className="user-search"
      submit={t("submit")}
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
    </FilterForm>
  );
}
