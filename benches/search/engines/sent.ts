const bytes = Buffer.allocUnsafe(16 * 1024 * 1024);

/** A text as bytes, in memory that is used again, as a socket takes it; valid until the next one. */
export function sent(text: string): Uint8Array {
  const length = bytes.write(text);
  if (length === bytes.length) throw new Error('The answer is longer than there is room for.');
  return bytes.subarray(0, length);
}
