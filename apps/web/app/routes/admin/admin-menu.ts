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

interface MenuEntry {
  name: keyof Messages["admin"]["pages"];
  to: string;
  Icon: () => ReactNode;
}

/** In display order. */
export const adminMenu: MenuEntry[] = [
  { name: "dashboard", to: "/admin", Icon: ChartColumn },
  { name: "reception", to: "/reception", Icon: ScanLine },
  {
    name: "events",
    to: "/admin/event",
    Icon: Calendar,
  },
  {
    name: "reservations",
    to: "/admin/reservation",
    Icon: Ticket,
  },
  {
    name: "inquiries",
    to: "/admin/inquiry",
    Icon: MessageSquare,
  },
  {
    name: "content",
    to: "/admin/content/news",
    Icon: FileText,
  },
  { name: "images", to: "/admin/image", Icon: Images },
  {
    name: "users",
    to: "/admin/auth-user",
    Icon: Users,
  },
  { name: "audit", to: "/admin/audit", Icon: History },
];
