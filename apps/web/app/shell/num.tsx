import type { ReactNode } from "react";

/** For figures in rich messages. */
export const num = (text: ReactNode) => <span className="num">{text}</span>;
