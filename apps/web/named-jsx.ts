import type { Plugin } from "vite";

const source = "react/jsx-runtime";
const named = `\0named:${source}`;

/**
 * React's packages are no modules, so that each element would be `(0, runtime.jsx)(…)`. Through a module with these names it is
 * `jsx(…)`. Hooks stay as they are: their names would weigh more than they save.
 */
export function namedJsx(): Plugin {
  return {
    name: "named-jsx",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id, importer) => (id === source && importer !== named ? named : null),
    load: (id) =>
      id === named
        ? `import runtime from "${source}"; export const { Fragment, jsx, jsxs } = runtime;`
        : null,
  };
}

export const isNamedJsx = (id: string): boolean => id === named;
