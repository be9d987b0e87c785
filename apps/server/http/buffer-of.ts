/** The same bytes, not a copy of them. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength);
