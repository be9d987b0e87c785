import { compare } from "../compare.ts";
import { type Contestant, startContestant } from "../contestant.ts";
import type { PageSettings } from "../contestants/page-build.ts";
import type { Figure, Ground } from "./figure.ts";
import { ask, startOurs } from "./our-server.ts";

const controls = ["bare-router", "bare-react", "bare-react-string"];

/** The same page rendered for every request: ours with database and API, the controls with the data at hand. */
export async function measureUncachedPage(ground: Ground): Promise<Figure> {
  const asked = { path: "/en/news" };
  const started: Contestant[] = [];
  try {
    const ours = await startOurs(ground, "off");
    started.push(ours);
    const settings: PageSettings = {
      origin: ground.origin,
      path: asked.path,
      locale: "en",
      platformUrl: `http://127.0.0.1:${ours.port}`,
    };
    const html = await ask(ours, asked);
    for (const program of controls) {
      const control = await startContestant({ program, settings });
      started.push(control);
      const same = await ask(control, asked);
      if (!same.body.equals(html.body)) throw new Error(`${program} renders other HTML`);
    }
    return {
      name: "uncached page",
      asked,
      result: await compare(asked, ours, started.slice(1)),
      targets: { "bare-router": 0.85 },
      note: `${html.body.length} bytes of HTML, the same from all`,
    };
  } finally {
    await Promise.all(started.map((contestant) => contestant.stop()));
  }
}
