import { setSiteFacts, siteFacts } from "@takujo/i18n/site-facts";
import { testSiteName } from "./site-words.ts";

setSiteFacts({ ...siteFacts(), name: testSiteName });
