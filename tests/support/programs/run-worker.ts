import { poolerSettings } from "../database/pooled-address.ts";
import { type RunningProgram, runProgram } from "./run-program.ts";

export interface RunWorkerOptions {
  databaseUrl: string;
  smtpUrl: string;
  env?: Record<string, string>;
  /** For Node itself. */
  nodeArguments?: string[];
}

export const organizerAddress = "desk@takujo.example";

/** Starts the real worker program and waits until it works. */
export async function runWorker({
  databaseUrl,
  smtpUrl,
  env = {},
  nodeArguments = [],
}: RunWorkerOptions): Promise<RunningProgram> {
  return runProgram(
    "worker",
    {
      APP_ENV: "test",
      DATABASE_URL: databaseUrl,
      ...poolerSettings(databaseUrl),
      SMTP_URL: smtpUrl,
      MAIL_FROM: "卓上 <contact@takujo.example>",
      MAIL_FROM_NAME_EN: "Takujo",
      ORGANIZER_EMAIL: organizerAddress,
      ...env,
    },
    /"working"/,
    nodeArguments,
  );
}
