import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Combobox } from "../../../ui/field/combobox.tsx";
import { Select, TextInput } from "../../../ui/field/input.tsx";
import { Switch } from "../../../ui/field/toggle.tsx";
import { Search } from "../../../ui/generated/icons.ts";
import { useComboboxWords } from "../use-combobox-words.ts";
import type { ActionGroup, AuditQuery, PersonView } from "./audit.server.ts";

type AuditFiltersProps = { query: AuditQuery; actors: PersonView[]; groups: ActionGroup[] };

export function AuditFilters({ query, actors, groups }: AuditFiltersProps) {
  const t = useTranslations("adminAudit");
  const comboboxWords = useComboboxWords();
  const { after: _, ...filters } = query;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Form
      className="audit-filters"
      method="get"
      action="/admin/audit"
      role="search"
      aria-label={t("filters.label")}
    >
      <Combobox
        id="audit-actor"
        name="actor"
        label={t("filters.actor")}
        defaultValue={query.actor}
        options={actors.map(({ id, name }) => ({
          value: id,
          label: name || t("gone", { id: id.slice(0, 8) }),
        }))}
        emptyLabel={t("filters.anybody")}
        words={comboboxWords}
      />
      <Select id="audit-group" name="group" label={t("filters.group")} defaultValue={query.group}>
        <option value="">{t("filters.anything")}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {t(`groups.${group}`)}
          </option>
        ))}
      </Select>
      <TextInput
        id="audit-from"
        name="from"
        type="date"
        label={t("filters.from")}
        defaultValue={query.from}
      />
      <TextInput
        id="audit-to"
        name="to"
        type="date"
        label={t("filters.to")}
        defaultValue={query.to}
      />
      <TextInput
        id="audit-subject"
        name="subject"
        type="search"
        label={t("filters.subject")}
        placeholder={t("filters.subjectExample")}
        defaultValue={query.subject}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div className="audit-filters-end">
        <Switch name="impersonated" value="true" defaultChecked={query.impersonated === "true"}>
          {t("filters.impersonated")}
        </Switch>
        <Button type="submit" variant="line" icon={<Search />}>
          {t("filters.submit")}
        </Button>
        {isFiltered && (
          <Link className="audit-clear" to="/admin/audit">
            {t("filters.clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
