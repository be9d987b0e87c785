import { reaches, type StaffRight, type StaffRights } from "@takujo/contracts/account/staff-policy";
import type { Messages } from "@takujo/i18n/messages";
import type { ReactNode } from "react";
import {
  ChartColumn,
  ChartLine,
  FileText,
  History,
  IdCard,
  Images,
  JapaneseYen,
  MessageSquare,
  Package,
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
  right: StaffRight;
  /** The right must hold at all events, not only at some. */
  everywhere?: true;
}

/** In display order. */
const adminMenu: MenuEntry[] = [
  { name: "dashboard", to: "/admin", Icon: ChartColumn, right: "bookings", everywhere: true },
  { name: "reception", to: "/reception", Icon: ScanLine, right: "reception" },
  { name: "money", to: "/admin/money", Icon: JapaneseYen, right: "money", everywhere: true },
  {
    name: "events",
    to: "/admin/event",
    Icon: Calendar,
    right: "events",
  },
  {
    name: "reservations",
    to: "/admin/reservation",
    Icon: Ticket,
    right: "guests",
  },
  { name: "messages", to: "/admin/message", Icon: Send, right: "messages" },
  {
    name: "inquiries",
    to: "/admin/inquiry",
    Icon: MessageSquare,
    right: "inquiries",
  },
  { name: "statistics", to: "/admin/statistics", Icon: ChartLine, right: "statistics" },
  {
    name: "content",
    to: "/admin/content/news",
    Icon: FileText,
    right: "content",
  },
  { name: "boxes", to: "/admin/copy", Icon: Package, right: "content" },
  { name: "images", to: "/admin/image", Icon: Images, right: "content" },
  {
    name: "users",
    to: "/admin/auth-user",
    Icon: Users,
    right: "administration",
  },
  { name: "staff", to: "/admin/staff", Icon: IdCard, right: "administration" },
  { name: "settings", to: "/admin/settings", Icon: Settings, right: "administration" },
  { name: "audit", to: "/admin/audit", Icon: History, right: "administration" },
];

/** Pages that these rights open. */
export const menuFor = (rights: StaffRights): MenuEntry[] =>
  adminMenu.filter(({ right, everywhere }) =>
    everywhere ? reaches(rights[right]) : rights[right] !== undefined,
  );

/** The start page of staff without the dashboard: their first page in the menu. */
export const firstPageFor = (rights: StaffRights): string =>
  menuFor(rights).find(({ to }) => to.startsWith("/admin/"))?.to ?? "/reception";
