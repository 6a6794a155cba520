import { idText } from '../values/idBytes';

/** The segments of an encoded name. */
export function decodeName(bytes: Buffer): string[] {
  return bytes
    .subarray(0, -2)
    .toString('latin1')
    .split('\0\x01')
    .slice(0, -1)
    .map((segment) => idText(Buffer.from(segment.replaceAll('\0\xff', '\0'), 'latin1')));
}
