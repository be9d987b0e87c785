import { scriptsLast } from "../../../apps/web/app/shell/head/scripts-last.server.ts";
import { compare } from "../compare.ts";
import { type Contestant, startContestant } from "../contestant.ts";
import type { PageSettings } from "../contestants/page-build.ts";
import { expectSameHtml } from "../same-answer.ts";
import type { Figure, Ground } from "./figure.ts";
import { ask, ourEnv, startOurs } from "./our-server.ts";

const asked = { path: "/en/news" };

/** The same page rendered for every request: ours with database and API, the controls with the data at hand. */
export async function measureUncachedPage(ground: Ground): Promise<Figure> {
  await using ours = await startOurs(ground, "off");
  await using router = await startRenderer("bare-router", ground);
  await using react = await startRenderer("bare-react", ground);
  await using string = await startRenderer("bare-react-string", ground);
  const controls = [router, react, string];
  for (const control of controls) await expectSamePage(control, ours);
  return {
    name: "uncached page",
    asked,
    result: await compare(asked, ours, controls),
    targets: { "bare-router": 0.85 },
    note: `${(await ask(ours, asked)).body.length} bytes of HTML, the same from all`,
  };
}

/** A control that has the environment of our server, so that it finds the same site. */
export function startRenderer(program: string, ground: Ground): Promise<Contestant> {
  const settings: PageSettings = { path: asked.path, locale: "en" };
  return startContestant({ program, settings, env: ourEnv(ground, "off") });
}

export async function expectSamePage(control: Contestant, ours: Contestant): Promise<void> {
  const [theirs, own] = await Promise.all([ask(control, asked), ask(ours, asked)]);
  const html = theirs.body.toString();
  // React alone leaves out what our entry then does with its page.
  const finished = control.name === "bare-router" ? html : scriptsLast(html);
  expectSameHtml(control.name, finished, own.body.toString());
}
