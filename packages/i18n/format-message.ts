import format from "use-intl/format-message/format-only";
import { withSpokenLetter } from "./spoken-letter.ts";

type Arguments = Parameters<typeof format>;
type Formatters = Arguments[3]["formatters"];

/** Replaces `use-intl/format-message` (`apps/web/compiled-messages.ts`). */
export default function formatMessage(...[key, message, values, options]: Arguments) {
  const formatters = withPlainNumbers(options.formatters);
  return format(key, message, withSpokenLetter(options.locale, values), { ...options, formatters });
}
formatMessage.raw = format.raw;

/**
 * The first NumberFormat takes a browser tens of milliseconds to create, and almost all numbers are written the same in
 * our languages.
 */
function withPlainNumbers(formatters: Formatters): Formatters {
  const { getNumberFormat } = formatters;
  const plainNumberFormat = (locale: Parameters<typeof getNumberFormat>[0]) => ({
    format: (value: number) =>
      Number.isInteger(value) && value >= 0 && value < 1000
        ? String(value)
        : getNumberFormat(locale).format(value),
  });
  return {
    ...formatters,
    getNumberFormat: (locale, style) =>
      style ? getNumberFormat(locale, style) : (plainNumberFormat(locale) as Intl.NumberFormat),
  };
}
