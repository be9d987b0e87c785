import type { Address } from "@takujo/contracts/account/address";
import type { AddressRow } from "./queries.ts";

export function presentAddress(row: AddressRow): Address {
  return {
    id: row.id,
    label: row.label,
    name: row.name,
    kana: row.kana,
    country: row.country,
    postalCode: row.postal_code,
    prefecture: row.prefecture,
    city: row.city,
    street: row.street,
    building: row.building,
    phone: row.phone,
    isDefault: row.is_default,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
