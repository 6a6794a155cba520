import { type Aes256, encryptAes256 } from './encryptAes256';
import { type Rc4, encryptRc4 } from './encryptRc4';
import { type Packing, packedPdf, sampleObjects } from './packedPdf';

const id = 'sixteen letters.';
const identity = { id: `/ID [(${id}) (${id})]` };
const rc4 = (how: Omit<Rc4, 'id'>, packing: Packing = {}) =>
  packedPdf(sampleObjects(), { ...identity, ...packing, lock: encryptRc4({ ...how, id }) });
const aes = (revision: Aes256['revision'], packing: Packing = {}, owner = '') =>
  packedPdf(sampleObjects(), {
    ...identity,
    ...packing,
    lock: encryptAes256({ revision, passwords: ['secret', owner] }),
  });
const ownerless = { password: 'secret', isOwnerless: true } as const;

/** Files with a password for users (`secret`) and an empty one for the owner. */
export const ownerlessFiles: Record<string, string> = {
  aes256: aes(6),
  aes256Unpacked: aes(6, { unpacked: true }),
  aes256WithoutId: aes(6, { id: '', unpacked: true }),
  aes256OfAdobe: aes(5),
  aes256OfAdobeUnpacked: aes(5, { unpacked: true }),
  rc4Of40Bits: rc4({ keyBytes: 5, revision: 2, ...ownerless }),
  rc4Of128Bits: rc4({ keyBytes: 16, revision: 3, ...ownerless }),
  rc4Unpacked: rc4({ keyBytes: 16, revision: 3, ...ownerless }, { unpacked: true }),
  rc4ByFilter: rc4({ keyBytes: 16, revision: 4, ...ownerless }),
};

/** The same with a password for the owner too. */
export const ownedFiles: Record<string, string> = {
  aes256: aes(6, {}, 'stapan'),
  aes256OfAdobe: aes(5, {}, 'stapan'),
  rc4: rc4({ keyBytes: 16, revision: 3, password: 'secret' }),
};
