import type { Translated } from "../../translated.ts";
import type { demo as ja } from "../ja/demo.ts";

export const demo: Translated<typeof ja> = {
  label: "About this demo",
  text: "This is a demo. It starts over every morning at 4:00, Japan time.",
  mailbox: "E-mails and login codes",
};
