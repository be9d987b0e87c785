import { withoutNetwork } from "../support/faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

const { commons, titles } = words.ja;

for (const [what, lose] of [
  ["without a network", "offline"],
  ["while the server is away and the browser calls itself online", "away"],
] as const) {
  test(`a link that is followed ${what} leaves the page that is shown, says so, and leads on when it can`, async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(withoutNetwork);
    await signIn(page, { to: "/user/profile" });
    const heading = page.getByRole("heading", { level: 1 });
    const follow = (name: string) =>
      page.getByRole("main").getByRole("link", { name, exact: true }).click();
    // The code of both pages is there; only what they show has to come.
    await follow(titles.userPlay);
    await expect(heading).toHaveText(titles.userPlay);
    if (lose === "offline") await context.setOffline(true);
    else await context.route("**/*.data*", (route) => route.abort());
    await follow(titles.userProfile);
    await expect(page.getByText(commons.waiting)).toBeVisible();
    await expect(heading).toHaveText(titles.userPlay);
    if (lose === "offline") await context.setOffline(false);
    else await context.unroute("**/*.data*");
    await expect(page).toHaveURL("/user/profile");
    await expect(heading).toHaveText(titles.userProfile);
    await expect(page.getByText(commons.waiting)).toBeHidden();
  });
}
