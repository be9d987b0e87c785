interface Fault {
  script: string;
  /** Habits of which one shows it: with a fault, no others are tried unless asked for. */
  shownBy: readonly string[];
}

/** Mistakes that the site once made, put back into its pages: the drill has to find each. */
export const faults = {
  /** Enter after the last digit sends the code that has sent itself: what guards against a second submission is off. */
  "enter-after-code": {
    shownBy: ["enter-and-button", "double-click", "enter-held"],
    script: `{
    const listen = window.addEventListener;
    window.addEventListener = (type, listener, options) =>
      type === "submit" && options === true ? undefined : listen.call(window, type, listener, options);
  }`,
  },
  /** A question for the session that has no answer counts as another session, and the page's data is loaded anew. */
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
  /** An answer mounts the form anew: its fields begin with what was saved, and the focus is gone. */
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
