import {
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { readBytes } from '#domain/pdf-tools/readBytes';
import { type Bytes, decryptBlocks, encryptBlocks } from './aesBlocks';
import { passwordHash } from './passwordHash';

const NO_IV = new Uint8Array(16);
const NO_SALT = new Uint8Array(8);
const TAIL_BYTES = 2048;
/** What an empty password is filled up with before revision 5 (ISO 32000-2, 7.6.4.3.2). Unlike an empty one, readers try it as the owner's. */
const EMPTY_PASSWORD =
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a';

/** What opens a file in the reader and in the editor of pages: a password, or the same file with an empty one for the user. */
export type OpenedAsOwner = { blob: Blob; password?: string };

/**
 * A file that has a password for users and an empty one for its owner. Other programs open it unasked, since they try both; the reader
 * and the editor of pages try the user's alone. Null when the owner's is not empty. @throws when the file cannot be read
 */
export async function openAsOwner(file: Blob): Promise<OpenedAsOwner | null> {
  const bytes = await readBytes(file, new Uint8Array(file.size));
  const { context } = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
  });
  const lock = context.lookup(context.trailerInfo.Encrypt, PDFDict);
  if (lock.lookup(PDFName.of('R'), PDFNumber).asNumber() < 5) {
    const password = EMPTY_PASSWORD;
    return PDFDocument.load(bytes, { updateMetadata: false, password }).then(
      () => ({ blob: file, password }),
      () => null,
    );
  }
  const opened = await openForUsers(lock);
  if (!opened) return null;
  const number = context.largestObjectNumber + 1;
  const tail = await file.slice(-TAIL_BYTES).text();
  const table = /startxref\s+(\d+)(?!.*startxref)/s.exec(tail)?.[1];
  const { Root, ID } = context.trailerInfo;
  const trailer = [
    `/Size ${number + 1} /Root ${String(Root)} /Encrypt ${String(PDFRef.of(number))}`,
    ...(ID ? [`/ID ${String(ID)}`] : []),
    ...(table ? [`/Prev ${table}`] : []),
  ].join(' ');
  const object = `\n${number} 0 obj\n${String(opened)}\nendobj\n`;
  const row = `${String(file.size + 1).padStart(10, '0')} 00000 n \n`;
  const end = `xref\n${number} 1\n${row}trailer\n<< ${trailer} >>\nstartxref\n${file.size + object.length}\n%%EOF\n`;
  return { blob: new Blob([file, object, end], { type: 'application/pdf' }) };
}

/** The lock of a file of revision 5 or 6 with an empty password for users; null when the owner's is not empty. */
async function openForUsers(lock: PDFDict): Promise<PDFDict | null> {
  const bytesOf = (key: string): Bytes =>
    new Uint8Array(lock.lookup(PDFName.of(key), PDFString, PDFHexString).asBytes());
  const revision = lock.lookup(PDFName.of('R'), PDFNumber).asNumber();
  const [owner, user] = [bytesOf('O'), bytesOf('U').slice(0, 48)];
  const proof = await passwordHash(revision, owner.slice(32, 40), user);
  if (proof.some((byte, at) => byte !== owner[at])) return null;
  const ownerKey = await passwordHash(revision, owner.slice(40, 48), user);
  const fileKey = await decryptBlocks(ownerKey, NO_IV, bytesOf('OE').slice(0, 32));
  const hash = await passwordHash(revision, NO_SALT, new Uint8Array()); // one salt for both: the file stays here
  const opened = lock.clone();
  const put = (key: string, ...parts: Bytes[]) => {
    const hex = parts.flatMap((part) =>
      [...part].map((byte) => byte.toString(16).padStart(2, '0')),
    );
    opened.set(PDFName.of(key), PDFHexString.of(hex.join('')));
  };
  put('U', hash, NO_SALT, NO_SALT);
  put('UE', await encryptBlocks(hash, NO_IV, fileKey));
  return opened;
}
