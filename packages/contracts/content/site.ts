import { z } from "zod";
import { siteRules } from "./site-rules.ts";

export const siteNameSchema = z.object({ ja: z.string(), en: z.string() }).meta({ id: "SiteName" });

export const siteSchema = z
  .object({
    name: siteNameSchema,
    /** True while it has neither an admin nor anything to show. */
    isBeingSetUp: z.boolean(),
  })
  .meta({ id: "Site" });

/** An empty answer: that there is one says that the site can be set up. */
export const openSetupSchema = z.object({}).meta({ id: "OpenSetup" });

export const setupSchema = z
  .object({
    key: z.string().check(...siteRules.setupKey),
    nameJa: z.string().check(...siteRules.nameJa),
    nameEn: z.string().check(...siteRules.nameEn),
    email: z.string().check(...siteRules.email),
  })
  .meta({ id: "Setup" });

export const setupDoneSchema = z.object({ name: siteNameSchema }).meta({ id: "SetupDone" });

export type SiteName = z.infer<typeof siteNameSchema>;
export type Site = z.infer<typeof siteSchema>;
export type Setup = z.infer<typeof setupSchema>;
export type SetupDone = z.infer<typeof setupDoneSchema>;
