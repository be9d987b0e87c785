import type { Messages } from "@takujo/i18n/messages";
import type { ReactNode } from "react";
import {
  ChartColumn,
  ChartLine,
  FileText,
  History,
  Images,
  JapaneseYen,
  MessageSquare,
  ScanLine,
  Settings,
  Ticket,
  Users,
} from "../../ui/generated/admin-icons.ts";
import { Calendar, Send } from "../../ui/generated/icons.ts";

interface MenuEntry {
  name: keyof Messages["admin"]["pages"];
  to: string;
  Icon: () => ReactNode;
}

/** In display order. */
export const adminMenu: MenuEntry[] = [
  { name: "dashboard", to: "/admin", Icon: ChartColumn },
  { name: "reception", to: "/reception", Icon: ScanLine },
  { name: "money", to: "/admin/money", Icon: JapaneseYen },
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
  { name: "messages", to: "/admin/message", Icon: Send },
  {
    name: "inquiries",
    to: "/admin/inquiry",
    Icon: MessageSquare,
  },
  { name: "statistics", to: "/admin/statistics", Icon: ChartLine },
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
  { name: "settings", to: "/admin/settings", Icon: Settings },
  { name: "audit", to: "/admin/audit", Icon: History },
];
