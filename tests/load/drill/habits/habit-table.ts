import type { Locator } from "@playwright/test";
import { pressIfThere, sendInTwoTabs, sendTypingOn } from "./deeds.ts";
import { fullWidth, type Write, withBlanks } from "./fill-in.ts";
import type { Fate, SentRequest } from "./line.ts";
import type { Person } from "./person.ts";
import { formOf, send, sendAgain, sendWhileUnderWay } from "./press.ts";

/** Allowed differences from the outcome of filling in the form and clicking once. */
type May =
  /** It has no effect. */
  | "nothing"
  /** It takes effect twice, as intended in two tabs for instance. */
  | "twice"
  /** The person is somewhere else in the end. */
  | "place"
  /** A code is mailed, by which the person signs in again. */
  | "code"
  /** Typed text is lost, because the person left or reloaded the page. */
  | "typed";

export interface Habit {
  name: string;
  may?: readonly May[];
  /** Two presses, or a repeated one, ask for the same thing. */
  isOneIntent?: true;
  fits?: (shape: Shape) => boolean;
  width?: number;
  initScript?: string;
  /** Holds answers back from the moment when the form is filled in until the second press. */
  holdsAnswers?: true;
  /** Before the page is opened. */
  prepare?: (person: Person) => void;
  write?: Write;
  change?: (text: string) => string;
  /** After the form was filled in. */
  act?: Act;
}

type Act = (person: Person, look: Look) => Promise<void>;

/** Checks the page between two actions. Tells whether it says that the first one failed. */
type Look = (when: string) => Promise<{ isTold: boolean }>;

interface Shape {
  method: "get" | "post";
  /** Enter in a field presses this button. */
  isDefault: boolean;
  hasText: boolean;
  /** The page has a field to write in, in this form or in another. */
  hasTextBeside: boolean;
}

const anHourAhead = `{
  const ahead = 3600000, { now } = Date, Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(now() + ahead); else super(...given); }
    static now() { return now() + ahead; }
  };
}`;

const isPost = ({ method }: Shape) => method === "post";
const isWritten = ({ method, hasText }: Shape) => method === "post" && hasText;
const hasEnter = ({ method, isDefault, hasText }: Shape) =>
  method === "post" && isDefault && hasText;

/** Clicks even if the button does not react at the moment: people do not wait for a button. */
const click = (button: Locator) => button.click({ force: true, noWaitAfter: true });
const focused = (person: Person) =>
  formOf(person)
    .locator("input:not([type=hidden], [type=checkbox], [type=radio], [type=file]):visible")
    .last();

/** The request with this number for a page, data or a write, since the person began to press. */
const only =
  (number: number, fate: Fate) =>
  (at: number): Fate =>
    at === number ? fate : "through";
const everyWrite =
  (fate: Fate) =>
  (_: number, { isWrite }: SentRequest): Fate =>
    isWrite ? fate : "through";

/** Loses something and, if the page says so, presses again. Otherwise the browser may have resent it by itself. */
const again =
  (lose: (person: Person) => () => void): Act =>
  async (person, look) => {
    const mend = lose(person);
    await send(person);
    const { isTold } = await look("while it was lost");
    mend();
    if (isTold) await sendAgain(person);
  };

const losing = (fateOf: (number: number, sent: SentRequest) => Fate) =>
  again(({ site: { line } }) => {
    line.decide(fateOf);
    return () => line.decide(null);
  });

/** What people do without thinking. */
export const habits: Habit[] = [
  {
    name: "enter-and-button",
    holdsAnswers: true,
    isOneIntent: true,
    fits: hasEnter,
    act: (person) =>
      sendWhileUnderWay(person, async (button) => {
        await focused(person).press("Enter", { noWaitAfter: true });
        await pressIfThere(button);
      }),
  },
  {
    name: "double-click",
    holdsAnswers: true,
    isOneIntent: true,
    fits: isPost,
    act: (person) =>
      sendWhileUnderWay(person, (button) => button.dblclick({ force: true, noWaitAfter: true })),
  },
  {
    name: "enter-held",
    holdsAnswers: true,
    isOneIntent: true,
    fits: isPost,
    act: (person) =>
      sendWhileUnderWay(person, async (button) => {
        await button.focus();
        for (let times = 0; times < 6; times++) await person.page.keyboard.down("Enter");
        await person.page.keyboard.up("Enter");
      }),
  },
  {
    name: "typing-on",
    holdsAnswers: true,
    fits: ({ method, hasTextBeside }) => method === "post" && hasTextBeside,
    act: sendTypingOn,
  },
  {
    name: "tab-and-back",
    fits: isPost,
    act: (person) =>
      send(person, async (button) => {
        await button.focus();
        await person.page.keyboard.press("Shift+Tab");
        await person.page.keyboard.press("Tab");
        if (!(await button.evaluate((element) => element === document.activeElement)))
          person.faults.push("Shift+Tab and Tab do not lead back to the button");
        await person.page.keyboard.press("Space");
      }),
  },
  { name: "paste-with-blanks", fits: isWritten, change: withBlanks },
  { name: "full-width", fits: isWritten, change: fullWidth },
  {
    name: "composition",
    fits: isWritten,
    async write(field, text, { page }) {
      await field.fill("");
      await field.focus();
      const session = await page.context().newCDPSession(page);
      const end = text.length;
      await session.send("Input.imeSetComposition", {
        text,
        selectionStart: end,
        selectionEnd: end,
      });
      await session.send("Input.insertText", { text });
      await session.detach();
    },
  },
  {
    name: "autofill",
    fits: isWritten,
    // A browser sets the value and tells of it, without keys and without the focus.
    write: (field, text) =>
      field.evaluate((element, value) => {
        const shape =
          element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(shape.prototype, "value")?.set?.call(element, value);
        element.dispatchEvent(new Event("input", { bubbles: true }));
        element.dispatchEvent(new Event("change", { bubbles: true }));
      }, text),
  },
  {
    name: "back-and-forward",
    fits: isPost,
    may: ["place", "typed"],
    async act(person) {
      await send(person);
      await person.go("back");
      await person.go("forward");
    },
  },
  {
    name: "reload-while-sending",
    holdsAnswers: true,
    fits: isPost,
    may: ["nothing", "place", "typed"],
    async act(person) {
      await sendWhileUnderWay(person, click);
      await person.reload();
    },
  },
  {
    name: "second-tab",
    fits: isPost,
    may: ["twice", "place", "typed"],
    act: sendInTwoTabs,
  },
  {
    name: "slow-line",
    prepare({ site }) {
      site.line.latency = 600;
    },
  },
  { name: "first-request-lost", fits: isPost, act: losing(only(0, "lost")) },
  { name: "second-request-lost", fits: isPost, may: ["place"], act: losing(only(1, "lost")) },
  { name: "first-answer-lost", fits: isPost, act: losing(only(0, "answer lost")) },
  { name: "second-answer-lost", fits: isPost, may: ["place"], act: losing(only(1, "answer lost")) },
  {
    name: "sent-twice-by-the-line",
    fits: isPost,
    prepare: ({ site }) => site.line.decide(everyWrite("twice")),
  },
  {
    name: "server-away",
    fits: isPost,
    act: again(({ site: { line } }) => {
      line.isAway = true;
      return () => {
        line.isAway = false;
      };
    }),
  },
  {
    name: "session-ended",
    fits: isPost,
    may: ["nothing", "place", "code"],
    async act(person, look) {
      await person.site.endSessions();
      await send(person);
      await look("without a session");
    },
  },
  { name: "clock-ahead", initScript: anHourAhead },
  { name: "narrow", width: 320 },
  { name: "twice-as-large", width: 640 },
];
