import { setSiteName } from "@takujo/i18n/site-name";
import { testSiteName } from "./site-words.ts";

setSiteName(testSiteName);
