import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/toggle.tsx";
import { Panel } from "../../ui/panel.tsx";
import { searchFormId } from "./search-form.tsx";
import { filterNames, type SearchQuery } from "./server-query.ts";

/** Its fields are part of the form above. The kind stays chosen; another word is looked for everywhere. */
export function FilterPanel({ query }: { query: SearchQuery }) {
  const t = useTranslations("search");
  return (
    <section aria-labelledby="narrow">
      <h2 className="search-subheading" id="narrow">
        {t("narrow")}
      </h2>
      <Panel>
        <p className="meta">{t("narrowNote")}</p>
        {filterNames.map((name) => (
          <Checkbox
            key={name}
            form={searchFormId}
            name={name}
            value="1"
            defaultChecked={query[name]}
          >
            {t(name)}
          </Checkbox>
        ))}
        <Button
          type="submit"
          form={searchFormId}
          name={query.kind && "kind"}
          value={query.kind}
          variant="line"
          wide
        >
          {t("narrowButton")}
        </Button>
      </Panel>
    </section>
  );
}
