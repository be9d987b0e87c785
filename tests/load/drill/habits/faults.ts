interface Fault {
  script: string;
  /** Habits of which at least one shows it. With a fault, only these are tried unless others are asked for. */
  shownBy: readonly string[];
}

/** Mistakes that the site once made, put back into its pages: the drill has to find each. */
export const faults = {
  /** Enter after the last digit sends the code again, because the guard against a second submission is off. */
  "enter-after-code": {
    shownBy: ["enter-and-button", "double-click", "enter-held"],
    script: `{
    const listen = window.addEventListener;
    window.addEventListener = (type, listener, options) =>
      type === "submit" && options === true ? undefined : listen.call(window, type, listener, options);
  }`,
  },
  /** An unanswered request for the session counts as another session, so the page's data is reloaded. */
  "offline-session": {
    shownBy: ["reload-what-is-stored-of-page"],
    script: `{
    const real = window.fetch;
    window.fetch = async (...given) => {
      try {
        return await real(...given);
      } catch (error) {
        if (String(given[0]?.url ?? given[0]).includes("/get-session")) void window.__reactRouterDataRouter.revalidate();
        throw error;
      }
    };
  }`,
  },
  /** An answer remounts the form: its fields show what was saved, and the focus is lost. */
  "remount-form": {
    shownBy: ["typing-on"],
    script: `{
    const real = window.fetch;
    window.fetch = async (...given) => {
      const answer = await real(...given);
      const method = given[1]?.method ?? given[0]?.method ?? "GET";
      if (method === "POST") setTimeout(() => {
        for (const field of document.querySelectorAll("main :is(input, textarea)")) {
          if (!["hidden", "checkbox", "radio", "file"].includes(field.type)) field.value = field.defaultValue;
        }
        document.activeElement?.blur();
      });
      return answer;
    };
  }`,
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
