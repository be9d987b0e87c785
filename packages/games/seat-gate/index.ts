export { createSeatGate, type SeatGate } from "./seat-gate.ts";
