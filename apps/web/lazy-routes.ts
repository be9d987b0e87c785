import type { Plugin } from "vite";

const serverBuild = "\0virtual:react-router/server-build";
const importOfRoute = /^import \* as (route\d+) from (".+");$/gm;

/**
 * In development, the server's build names every page and file, and would compile all before the first answer. This
 * loads each on request: `loadRoute` replaces it with the current module.
 */
export function lazyRoutes(): Plugin {
  return {
    name: "lazy-routes",
    apply: "serve",
    enforce: "post",
    transform(code, id) {
      if (id !== serverBuild) return null;
      const files: string[] = [];
      const withoutImports = code.replace(importOfRoute, (_, name: string, file: string) => {
        files.push(`${name}: () => import(${file})`);
        return `const ${name} = {};`;
      });
      const load = `
        const files = { ${files.join(", ")} };
        const names = new Map(Object.values(routes).map((route, index) => [route.id, "route" + index]));
        export async function loadRoute(id) {
          const load = files[names.get(id)];
          if (load) routes[id].module = await load();
        }`;
      return { code: withoutImports + load, map: null };
    },
  };
}
