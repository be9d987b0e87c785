import { useTranslations } from "@takujo/i18n/react";
import { data } from "react-router";
import { iconUrl } from "../../shell/session/icon-url.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { AccountFrame, SignOut } from "./account-frame.tsx";
import { endSession } from "./server-sign-out.ts";
import "./account-home.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await context.get(visitContext).visitor();
  if (!user) throw data(null, { status: 401 });
  return { user, icon: iconUrl(user) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const intent = (await request.formData()).get("intent");
  if (intent !== "sign-out") throw data(null, { status: 400 });
  return endSession(context.get(visitContext));
}

export default function AccountHome({ loaderData: { user, icon } }: Route.ComponentProps) {
  const t = useTranslations("account");
  const { displayName, displayId } = user;
  return (
    <AccountFrame
      title={
        <span className="account-hello">
          <img src={icon} alt="" width={92} height={92} />
          {displayName ? t("home.hello", { name: displayName }) : t("home.welcome")}
        </span>
      }
      lead={t.rich("home.memberId", { id: () => <span className="num">@{displayId}</span> })}
    >
      <div className="account-sign-out">
        <SignOut />
      </div>
    </AccountFrame>
  );
}
