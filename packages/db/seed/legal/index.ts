import type { LegalSeed } from "./insert-legal.ts";
import { privacyPolicy1 } from "./privacy-policy-1.ts";
import { privacyPolicy2 } from "./privacy-policy-2.ts";
import { privacyPolicy3 } from "./privacy-policy-3.ts";
import { termOfService1 } from "./term-of-service-1.ts";
import { termOfService2 } from "./term-of-service-2.ts";

export const legalSeeds: LegalSeed[] = [
  privacyPolicy1,
  privacyPolicy2,
  privacyPolicy3,
  termOfService1,
  termOfService2,
];
