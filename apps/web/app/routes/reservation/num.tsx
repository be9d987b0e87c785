import type { ReactNode } from "react";

/** For figures in rich messages. Apart from the event pages' own, so that those stay in one file with it. */
export const num = (text: ReactNode) => <span className="num">{text}</span>;
