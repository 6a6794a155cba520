import { type Rc4, encryptRc4 } from './encryptRc4';
import type { OddPdf, Outcome } from './OddPdf';
import { type Packing, packedPdf, sampleObjects } from './packedPdf';

const locked = (how: Rc4, packing: Packing = {}) =>
  packedPdf(sampleObjects(), { ...packing, lock: encryptRc4(how) });

type Row = [name: string, how: Rc4, packing?: Packing];
const lengths = [5, 6, 7, 10, 13, 16];
const rows: Row[] = [
  ...lengths.map((keyBytes): Row => [`keyOf${keyBytes}Bytes`, { keyBytes, revision: 3 }]),
  ...lengths.map((keyBytes): Row => [`filterOf${keyBytes}Bytes`, { keyBytes, revision: 4 }]),
  ['oldKey', { keyBytes: 5, revision: 2 }],
  ['oldKeyUnpacked', { keyBytes: 5, revision: 2 }, { unpacked: true }],
  ['longKeyUnpacked', { keyBytes: 16, revision: 3 }, { unpacked: true }],
  ['filterUnpacked', { keyBytes: 16, revision: 4 }, { unpacked: true }],
  ['emptyId', { keyBytes: 16, revision: 3 }, { id: '/ID []' }],
  ['idOfEmptyStrings', { keyBytes: 16, revision: 3 }, { id: '/ID [<> <>]' }],
  ['idThatIsNoList', { keyBytes: 16, revision: 3 }, { id: '/ID (abc)' }],
  ['idOfOneString', { keyBytes: 16, revision: 3, id: 'abc' }, { id: '/ID [(abc)]' }],
  ['idOfNothing', { keyBytes: 16, revision: 3 }, { id: '/ID null' }],
  ['filterLengthInBits', { keyBytes: 16, revision: 4, filterLength: 128 }],
  ['passwordWithoutId', { keyBytes: 16, revision: 3, password: 'secret' }],
  ['oldPasswordWithoutId', { keyBytes: 5, revision: 2, password: 'secret' }],
  ['filterPasswordWithoutId', { keyBytes: 16, revision: 4, password: 'secret' }],
];

/** The editor of pages wants an identity, the reader does not, unless it is odd. */
const outcomes: Record<string, Outcome> = {
  idOfEmptyStrings: 'works',
  idOfOneString: 'works',
  idThatIsNoList: 'refused',
};

/** Encrypted files without an identity, or with an odd one. */
export const encryptedFiles: OddPdf[] = rows.map(([name, how, packing]) => ({
  name,
  text: locked(how, packing),
  outcome: outcomes[name] ?? 'drawn',
  ...(how.password !== undefined && { password: how.password }),
}));
