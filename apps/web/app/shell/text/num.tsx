import type { ReactNode } from "react";

/** For numbers in rich messages. */
export const num = (text: ReactNode) => <span className="num">{text}</span>;
