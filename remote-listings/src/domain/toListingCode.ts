import { toQrMarks } from '@anunturi/shared-ui/display/toQrMarks';

/** The code of a listing's address: it is printed, and paper gets creased. Brings what makes it: load on demand. */
export const toListingCode = (address: string) => toQrMarks(address, 'medium');
