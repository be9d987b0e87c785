import { join } from "node:path";
import { z } from "zod";

const usualFolder = join(import.meta.dirname, "../../../.data/storage");

/** Environment variables for file storage, shared by server and worker. */
export const storageShape = {
  STORAGE: z.enum(["disk", "s3"]).default("disk"),
  STORAGE_FOLDER: z
    .string()
    .default("")
    .transform((folder) => folder || usualFolder),
  S3_ENDPOINT: z.url("must be the address of the service").optional(),
  S3_REGION: z.string().min(1).default("auto"),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

const neededForS3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Settings that a bucket needs and that are missing. */
export function missingForStorage(env: Partial<Record<string, unknown>>): string[] {
  return env["STORAGE"] === "s3" ? neededForS3.filter((name) => !env[name]) : [];
}

export type StorageSettings =
  | { kind: "disk"; folder: string }
  | {
      kind: "s3";
      endpoint: string | undefined;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

export function storageSettings(env: z.output<z.ZodObject<typeof storageShape>>): StorageSettings {
  if (env.STORAGE === "disk") return { kind: "disk", folder: env.STORAGE_FOLDER };
  return {
    kind: "s3",
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET ?? "",
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  };
}
