import type { Locator } from "@playwright/test";
import type { Person } from "./person.ts";

export type Press = (button: Locator, person: Person) => Promise<void>;

const maxQuestions = 2;

const plainClick: Press = (button) => button.click({ noWaitAfter: true });

/** The form that the person came for. */
export const formOf = ({ page, target }: Person): Locator =>
  page.locator("form").nth(target.form ?? 0);

/** Runs in the page. Names as people read them. */
const namesOf = (buttons: Element[]) =>
  buttons.map((button) =>
    (button.getAttribute("aria-label") ?? button.textContent ?? "").replace(/\s+/g, " ").trim(),
  );

/** The button may stand outside its form and name it, and its place among the buttons may have changed. */
async function buttonOf(person: Person): Promise<Locator> {
  const { button: place = 0, name } = person.target;
  const form = formOf(person);
  // As an attribute: a field may have the name `id`.
  const id = await form.evaluateAll(([element]) => element?.getAttribute("id"));
  const all = id
    ? person.page.locator(
        `xpath=//button[@form=${JSON.stringify(id)} or (not(@form) and ancestor::form[1][@id=${JSON.stringify(id)}])]`,
      )
    : form.locator("xpath=.//button[not(@form)]");
  const names = await all.evaluateAll(namesOf);
  return all.nth(names[place] === name ? place : Math.max(names.indexOf(name ?? ""), 0));
}

/** Opens what hides the form. False if it is shown only after something else was done. */
export async function reach(person: Person): Promise<boolean> {
  if ((await formOf(person).count()) === 0) return false;
  const button = await buttonOf(person);
  if ((await button.count()) === 0) return false;
  const [name] = await button.evaluateAll(namesOf);
  if (name !== person.target.name) return false;
  await button.evaluate((element) => {
    for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
      at.open = true;
  });
  // Some buttons exist for Enter alone, and are invisible.
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  return width > 1 && height > 1 && (await button.isEnabled());
}

/** Such as the one that signs out, or that of the list beside an inquiry. */
export const isBesides = async (person: Person): Promise<boolean> =>
  (await formOf(person)
    .locator("xpath=ancestor::*[self::nav or self::section[contains(@class, 'inquiry-list')]]")
    .count()) > 0;

/** Presses the button, and confirms the questions that it opens. */
export async function send(person: Person, press: Press = plainClick): Promise<void> {
  await person.rest();
  // A whole code sends itself.
  if (person.target.role === "arriving" && writesOf(person) > 0) return;
  await pressAll(person, press);
}

/** For habits that hold the answers back: the second press comes while the first is under way. */
export function sendWhileUnderWay(person: Person, press: Press): Promise<void> {
  return pressAll(person, async (button) => {
    await press(button, person);
    await atOnce(person);
    person.site.line.release();
  });
}

/** Waits until the page has reacted to the last action. */
const atOnce = ({ page }: Person): Promise<void> =>
  page
    .evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => {});
          requestIdleCallback(() => done(null), { timeout: 1_000 });
        }),
    )
    .then(() => {})
    .catch(() => {});

async function pressAll(person: Person, press: Press): Promise<void> {
  const { line } = person.site;
  person.steps.push(`presses ${person.target.name}`);
  let open = await questionsOf(person).count();
  await press(await buttonOf(person), person);
  await person.rest();
  for (let asked = 0; asked < maxQuestions; asked++) {
    const questions = questionsOf(person);
    const count = await questions.count();
    const answer = questions.last().locator("button:visible:not(.icon-button)").last();
    if (count <= open || (await answer.count()) === 0 || !(await answer.isEnabled())) return;
    open = count - 1;
    person.steps.push("answers the question");
    line.hold();
    await press(answer, person);
    line.release();
    await person.rest();
  }
}

/** Not the one that signs in. */
const questionsOf = ({ page }: Person) =>
  page.locator("dialog[open]:not(:has([type=email], [autocomplete=one-time-code]))");

const writesOf = ({ site }: Person) => site.line.sent.filter(({ isWrite }) => isWrite).length;

/** Sends again after a failure, if the page still offers it. */
export async function sendAgain(person: Person): Promise<void> {
  // Closes a question that the form opened, but not the dialog around the form.
  const isInDialog = (await formOf(person).locator("xpath=ancestor::dialog").count()) > 0;
  if (!isInDialog) await person.page.keyboard.press("Escape");
  await person.rest();
  if (await reach(person)) await pressAll(person, plainClick);
}
