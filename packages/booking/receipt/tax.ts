/** The tax within a sum. Rounded down; the seller may choose how, and must do so once for each rate of a receipt. */
export const taxWithin = (amount: number, rate: number): number =>
  Math.floor((amount * rate) / (100 + rate));

/** From so many yen on, without the tax, a receipt on paper for money that was not paid by card bears stamp duty. */
const stampDutyFrom = 50_000;

interface Paid {
  total: number;
  tax: number;
  isByCard: boolean;
  isOnPaper: boolean;
}

export const bearsStampDuty = ({ total, tax, isByCard, isOnPaper }: Paid): boolean =>
  isOnPaper && !isByCard && total - tax >= stampDutyFrom;
