import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { listUsers } from "../../../../api/auth/admin-calls.ts";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Select, TextInput } from "../../../../ui/field/input.tsx";
import { Plus } from "../../../../ui/generated/icons.ts";
import { Pager } from "../../../../ui/navigation/pager.tsx";
import { currentAdmin } from "../../admin.server.ts";
import { AdminHead } from "../../admin-head.tsx";
import { FilterForm } from "../../list/filter-form.tsx";
import { orUnavailable } from "../failure.server.ts";
import { useOutcomeMessages } from "../outcomes.ts";
import { presentUser } from "../present-user.server.ts";
import type { Route } from "./+types/page.ts";
import {
  pageSizes,
  readUserListQuery,
  searchFields,
  searchOperators,
  type UserListQuery,
  userListPath,
} from "./list-query.ts";
import { UserTable } from "./user-table.tsx";
import "./list.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = readUserListQuery(url.searchParams);
  const [admin, { users, total }] = await Promise.all([
    currentAdmin(visit),
    orUnavailable(listUsers(visit.auth, query)),
  ]);
  return { query, total, users: users.map((user) => presentUser(user, admin)) };
}

export default function UserList({ loaderData }: Route.ComponentProps) {
  const { query, total, users } = loaderData;
  const t = useTranslations("adminUser.list");
  const { limit, offset } = query;
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminHead
        title={t("heading")}
        note={t.rich("shown", {
          total: () => <Figure>{total.toLocaleString("en")}</Figure>,
          range: () => (
            <Figure>{users.length > 0 ? `${offset + 1}–${offset + users.length}` : "0"}</Figure>
          ),
        })}
      >
        <ButtonLink to="/admin/auth-user/new" icon={<Plus />}>
          {t("create")}
        </ButtonLink>
      </AdminHead>
      <UserSearch query={query} />
      {users.length === 0 ? <NoUsers /> : <UserTable users={users} query={query} />}
      <div className="user-list-foot">
        <PageSize query={query} />
        <Pager
          current={Math.floor(offset / limit) + 1}
          total={Math.ceil(total / limit)}
          pageUrl={(page) => userListPath({ ...query, offset: (page - 1) * limit })}
          label={t("pages")}
          previousLabel={t("previousPage")}
          nextLabel={t("nextPage")}
        />
      </div>
    </>
  );
}

const Figure = ({ children }: { children: string }) => <span className="num">{children}</span>;

/** Admin pages have no illustrations. */
function NoUsers() {
  const t = useTranslations("adminUser.list");
  return (
    <div className="admin-box user-list-nobody">
      <h2>{t("nobody")}</h2>
      <p className="admin-note">{t("nobodyHint")}</p>
      <ButtonLink to="/admin/auth-user" variant="line">
        {t("clear")}
      </ButtonLink>
    </div>
  );
}

/** Returns to the first page, because another size has other pages. */
function PageSize({ query }: { query: UserListQuery }) {
  const t = useTranslations("adminUser.list");
  return (
    <nav className="user-list-size" aria-label={t("perPage")}>
      <span aria-hidden="true">{t("perPage")}</span>
      {pageSizes.map((limit) => (
        <Link
          key={limit}
          className="num"
          to={userListPath({ ...query, limit, offset: 0 })}
          aria-current={limit === query.limit ? "true" : undefined}
          preventScrollReset
        >
          {limit}
        </Link>
      ))}
    </nav>
  );
}

function UserSearch({ query }: { query: UserListQuery }) {
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
