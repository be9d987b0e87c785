import type { Translated } from "../../translated.ts";
import type { titles as ja } from "../ja/titles.ts";

export const titles: Translated<typeof ja> = {
  home: "Home",
  about: "About Takujo",
  news: "News",
  newsItem: "News",
  character: "Characters",
  characterItem: "Characters",
  staff: "Staff",
  event: "Events",
  article: "Articles",
  articleItem: "Articles",
  faq: "FAQ",
  privacyPolicy: "Privacy policy",
  termOfService: "Terms of service",
  contact: "Contact",
  contactSuccess: "Sent",
  line: "Ask on LINE",
  eventItem: "Event",
  search: "Search",
  login: "Log in",
  user: "My page",
  adminUser: "Users",
  adminUserNew: "Create a user",
  gallery: "Components",
  notFound: "Page not found",
};
