import { useTranslations } from "@takujo/i18n/react";
import { listUsers } from "../../../api/auth/admin-calls.ts";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Plus } from "../../../ui/generated/icons.ts";
import { Pager } from "../../../ui/pager.tsx";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminHead } from "../admin-head.tsx";
import { currentAdmin } from "../server-admin.ts";
import type { Route } from "./+types/list-page.ts";
import { useDeedWords } from "./deeds.ts";
import { readUserListQuery, userListPath } from "./list-query.ts";
import { Nobody } from "./nobody.tsx";
import { PageSize } from "./page-size.tsx";
import { orUnavailable } from "./server-failure.ts";
import { presentUser } from "./server-present-user.ts";
import { UserSearch } from "./user-search.tsx";
import { UserTable } from "./user-table.tsx";
import "./list-page.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = readUserListQuery(url.searchParams);
  const [admin, { users, total }] = await Promise.all([
    currentAdmin(visit),
    orUnavailable(listUsers(visit.auth, query)),
  ]);
  return { admin, query, total, users: users.map((user) => presentUser(user, admin)) };
}

export default function UserList({ loaderData }: Route.ComponentProps) {
  const { admin, query, total, users } = loaderData;
  const t = useTranslations("adminUser.list");
  const { limit, offset } = query;
  return (
    <AdminFrame admin={admin} done={useDeedWords()}>
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
      {/* What is typed follows the address: back and forward too. */}
      <UserSearch key={userListPath(query)} query={query} />
      {users.length === 0 ? <Nobody /> : <UserTable users={users} query={query} />}
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
    </AdminFrame>
  );
}

const Figure = ({ children }: { children: string }) => <span className="num">{children}</span>;
