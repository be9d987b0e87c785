comment on column receipt.document is 'Everything else that is printed: packages/contracts/booking/money/receipt.ts.';
comment on column event.prices is
  'Kinds of seats that cost another sum than the fee, such as students: key, names and yen (packages/contracts/booking/money/seat-price.ts).';
comment on function promised_yen is 'What a party owes if all of it comes. The same in TypeScript: packages/contracts/booking/money/seat-price.ts.';
