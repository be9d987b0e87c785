import { releaseVersion } from "./release/release-version.ts";

const [version, ...rest] = process.argv.slice(2);
if (!version || rest.length > 0) {
  console.error("Name the new version: npm run release -- 0.2.0");
  process.exit(1);
}
try {
  releaseVersion({ version, day: new Date().toISOString().slice(0, 10) });
  console.log(`Tagged v${version}. Now: git push --follow-tags`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
