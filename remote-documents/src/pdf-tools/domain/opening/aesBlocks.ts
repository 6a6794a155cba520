/** Bytes that browsers encrypt and digest. */
export type Bytes = Uint8Array<ArrayBuffer>;

const keyOf = (key: Bytes) =>
  crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);

/** AES-CBC of whole blocks, without the block of padding that browsers add. */
export async function encryptBlocks(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await keyOf(key), data);
  return new Uint8Array(padded, 0, data.length);
}

/** What `encryptBlocks` made; browsers want the block of padding, which is made for them. */
export async function decryptBlocks(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const aes = await keyOf(key);
  const last = { name: 'AES-CBC', iv: data.slice(-16) };
  const padding = await crypto.subtle.encrypt(last, aes, new Uint8Array());
  const whole = await new Blob([data, padding]).arrayBuffer();
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, aes, whole));
}
