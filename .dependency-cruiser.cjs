/** The rules of direction. Paths are resolved, so a link through node_modules does not hide one. */
const anyApp = "^apps/([^/]+)/";
const domains = "(content|account|booking|inbox|insight|library)";
const test = "\\.test\\.tsx?$|^tests/|/testing/";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "A circle means two files are one, or that a type stands in the wrong one.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "app-imports-no-app",
      comment: "Only the server loads the web's build, and knows it by its types.",
      severity: "error",
      from: { path: anyApp },
      to: { path: anyApp, pathNot: ["^apps/$1/", "^apps/web/(server\\.ts|build/)"] },
    },
    {
      name: "package-imports-no-app",
      severity: "error",
      from: { path: "^packages/", pathNot: test },
      to: { path: "^apps/" },
    },
    {
      name: "web-knows-contracts-and-i18n",
      severity: "error",
      from: { path: "^apps/web/", pathNot: test },
      to: { path: "^packages/", pathNot: "^packages/(contracts|i18n)/" },
    },
    {
      name: "browser-code-without-node",
      comment:
        "Only files named *.server.ts, entry.server, resources/ and the illustration's tests may use Node.",
      severity: "error",
      from: {
        path: "^apps/web/app/",
        pathNot: ["\\.server\\.tsx?$", "^apps/web/app/resources/", test],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "ui-knows-nothing-of-the-product",
      comment: "But for the name of the field by which the server recognizes a submission.",
      severity: "error",
      from: { path: "^apps/web/app/ui/", pathNot: test },
      to: {
        path: "^(packages|apps/web/app/(shell|routes|api|resources))/",
        pathNot: "^packages/contracts/submission\\.ts$",
      },
    },
    {
      name: "illustration-stays-on-the-server",
      comment: "Drawings reach browsers as SVG by address; their code would be 60 kB.",
      severity: "error",
      from: {
        path: "^apps/web/app/",
        pathNot: ["^apps/web/app/(ui/illustration|resources)/", "\\.server\\.tsx?$", test],
      },
      to: { path: "^apps/web/app/ui/illustration/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "widgets-for-organizers-only",
      comment: "Base UI would take public pages beyond the bound of their scripts.",
      severity: "error",
      from: {
        path: "^apps/web/app/",
        pathNot: ["^apps/web/app/(ui|routes/(admin|gallery))/", test],
      },
      to: { path: "^node_modules/@base-ui/", reachable: true },
    },
    {
      name: "sql-in-queries-only",
      comment:
        "Kysely's builders and pg stand in queries.ts (or, where that grows long, files such as old-details-queries.ts), packages/db and the runtime's connection.",
      severity: "error",
      from: {
        path: "^(packages|apps)/",
        pathNot: [
          "/[a-z-]*queries\\.ts$",
          "^packages/db/",
          "^packages/runtime/database/(content-changes|database|delete-in-batches|named-statements|pipeline|prepared-query|replica|sql-expressions)\\.ts$",
          test,
        ],
      },
      to: { path: "^node_modules/(kysely|pg)/" },
    },
    ...[
      ["content", "the site's words know nobody"],
      ["account", "who somebody is stands without the rest"],
      ["booking", "seats are of an event, and of somebody", "content|account"],
      ["inbox", "what is said is about all of it", "booking|account|content"],
      ["library", "boxes are of games, and lent at events", "content|booking"],
      ["insight", "it sees everything", "content|account|booking|inbox|library"],
    ].map(([domain, comment, known]) => ({
      name: `domain-${domain}`,
      comment,
      severity: "error",
      from: { path: `^packages/${domain}/`, pathNot: test },
      to: {
        path: [
          "^packages/(content|account|booking|inbox|insight|library|auth|email)/",
          "^node_modules/(better-auth|react|react-dom|nodemailer)/",
        ],
        pathNot: `^packages/(${known ? `${domain}|${known}` : domain})/`,
      },
    })),
    ...[
      ["schedule"],
      ["money", "schedule"],
      ["seats", "schedule"],
      ["reservation", "money|seats|schedule"],
      ["door", "money|seats|schedule"],
      ["organizer", "reservation|money|seats|schedule"],
      ["tables", "organizer|reservation|seats|schedule"],
    ].flatMap(([wing, known = ""]) =>
      ["booking", "contracts/booking"].map((house) => ({
        name: `wing-${wing}-of-${house.replace("/", "-")}`,
        comment: "See packages/booking/README.md. The list at the door consists of reservations.",
        severity: "error",
        from: { path: `^packages/${house}/${wing}/`, pathNot: test },
        to: {
          path: `^packages/${house}/[^/]+/`,
          pathNot: [
            `^packages/${house}/(${wing}${known && `|${known}`})/`,
            ...(wing === "door" ? ["^packages/contracts/booking/reservation/"] : []),
          ],
        },
      })),
    ),
    {
      name: "auth-library-stays-in-auth",
      comment: "Everyone else checks the bearer, or asks the auth service.",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: ["^packages/auth/", test] },
      to: { path: "^node_modules/(better-auth|@better-auth)/" },
    },
    {
      name: "feature-through-its-index",
      comment: "Of booking, a wing.",
      severity: "error",
      from: { path: `^packages/${domains}/([^/]+)/`, pathNot: test },
      to: {
        path: `^packages/${domains}/([^/]+)/.+`,
        pathNot: ["^packages/$1/$2/", "/index\\.ts$"],
      },
    },
    {
      name: "ground-packages",
      comment:
        "contracts, i18n and db stand at the bottom. Dates and tables are called as the contracts know.",
      severity: "error",
      from: { path: "^packages/(contracts|i18n|db)/", pathNot: test },
      to: {
        path: "^(packages|apps)/",
        pathNot: ["^packages/$1/", "^packages/contracts/(venue-time|table-names)\\.ts$"],
      },
    },
    {
      name: "no-rooms-for-anything",
      severity: "error",
      from: {},
      to: {
        path: "/(util|utils|helper|helpers|misc|common|lib)(/|[.]tsx?$)",
        pathNot: "(^|/)(generated|node_modules)/",
      },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router|generated)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "default"],
    },
  },
};
