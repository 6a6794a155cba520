import { Dialog } from './Dialog';
import type { DialogProps } from './Dialog';

/** A dialog from the edge of the screen: filters on a phone, details beside a list. */
export function Sheet(props: Omit<DialogProps, 'placement' | 'size' | 'role'>) {
  return <Dialog {...props} placement="sheet" />;
}
