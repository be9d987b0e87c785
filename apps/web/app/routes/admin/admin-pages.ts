import type { Messages } from "@takujo/i18n/messages";
import type { ReactNode } from "react";
import {
  ChartColumn,
  FileText,
  History,
  Images,
  MessageSquare,
  ScanLine,
  Ticket,
  Users,
} from "../../ui/generated/admin-icons.ts";
import { Calendar } from "../../ui/generated/icons.ts";

interface AdminPage {
  name: keyof Messages["admin"]["pages"];
  to: string;
  Icon: () => ReactNode;
  /** The routes that belong to it. */
  ids: string[];
}

/** The operator's menu, in its order. */
export const adminPages: AdminPage[] = [
  { name: "dashboard", to: "/admin", Icon: ChartColumn, ids: ["admin-dashboard"] },
  { name: "reception", to: "/reception", Icon: ScanLine, ids: [] },
  {
    name: "events",
    to: "/admin/event",
    Icon: Calendar,
    ids: [
      "admin-event",
      "admin-event-item",
      "admin-event-revision",
      "admin-event-series",
      "admin-event-reception",
    ],
  },
  {
    name: "reservations",
    to: "/admin/reservation",
    Icon: Ticket,
    ids: ["admin-reservation", "admin-reservation-new", "admin-reservation-item"],
  },
  {
    name: "inquiries",
    to: "/admin/inquiry",
    Icon: MessageSquare,
    ids: ["admin-inquiry", "admin-inquiry-item", "admin-canned-text"],
  },
  {
    name: "content",
    to: "/admin/content/news",
    Icon: FileText,
    ids: ["admin-content", "admin-content-item", "admin-content-revision"],
  },
  { name: "images", to: "/admin/image", Icon: Images, ids: ["admin-image"] },
  {
    name: "users",
    to: "/admin/auth-user",
    Icon: Users,
    ids: ["admin-auth-user", "admin-auth-user-new", "admin-auth-user-item"],
  },
  { name: "audit", to: "/admin/audit", Icon: History, ids: ["admin-audit"] },
];
