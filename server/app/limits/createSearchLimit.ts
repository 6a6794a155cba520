import { createRateLimit } from './createRateLimit';

/** A person who types and taps asks far less; the device is an address with a browser. */
const DEVICE_PER_MINUTE = 240;
/** Many phones share an address, and the HTML server asks for all its pages from one: above this it is no use but an attack. */
const ADDRESS_PER_MINUTE = 12_000;

/** How many seconds a caller has to wait before the next search: 0 nearly always. */
export function createSearchLimit() {
  const ofDevice = createRateLimit(DEVICE_PER_MINUTE);
  const ofAddress = createRateLimit(ADDRESS_PER_MINUTE);
  return async (address: string, userAgent: string): Promise<number> => {
    // A program without a browser's name is counted by its address alone, as the HTML server is.
    const isBrowser = userAgent.startsWith('Mozilla/');
    return (isBrowser && (await ofDevice(`${address} ${userAgent}`))) || ofAddress(address);
  };
}
