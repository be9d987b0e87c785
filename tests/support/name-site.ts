import { setSiteFacts } from "@takujo/i18n/site-facts";
import { testSiteFacts } from "./test-site.ts";

setSiteFacts(testSiteFacts);
