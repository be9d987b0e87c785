import type { Locale } from "@takujo/contracts/locale";
import type { Messages } from "@takujo/i18n/messages";

/** Makes message keys and their arguments part of the types. */
declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
