/** The tax included in a sum, rounded down. The law lets the seller choose the rounding, once per rate and receipt. */
export const taxWithin = (amount: number, rate: number): number =>
  Math.floor((amount * rate) / (100 + rate));

/** From this sum on, in yen before tax and not paid by card, paper receipts bear stamp duty. */
const stampDutyFrom = 50_000;

interface ReceiptSums {
  total: number;
  tax: number;
  isByCard: boolean;
  isOnPaper: boolean;
}

export const bearsStampDuty = ({ total, tax, isByCard, isOnPaper }: ReceiptSums): boolean =>
  isOnPaper && !isByCard && total - tax >= stampDutyFrom;
