export { listFaq } from "./list-faq.ts";
