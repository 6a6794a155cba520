import type { FileStore } from './FileStore';

export type FileList = {
  items: { name: string; bucket: string }[];
  prefixes: string[];
  nextPageToken?: string;
};

/** One page of names below a prefix; with a delimiter, deeper names show as one prefix each and are stepped over. */
export function listFiles(
  store: FileStore,
  query: {
    bucket: string;
    prefix: string;
    delimiter: string;
    maxResults: number;
    from: string | null;
  },
): FileList {
  const { bucket, prefix, delimiter, maxResults } = query;
  const end = successor(prefix);
  const list: FileList = { items: [], prefixes: [] };
  let from =
    query.from !== null && Buffer.compare(Buffer.from(query.from), Buffer.from(prefix)) > 0
      ? query.from
      : prefix;
  while (list.items.length + list.prefixes.length < maxResults) {
    const missing = maxResults - list.items.length - list.prefixes.length;
    const page = store.page(bucket, from, end, delimiter === '' ? missing : Math.min(missing, 100));
    const last = page.at(-1);
    if (!last) return list;
    from = `${last.name}\0`;
    for (const { name } of page) {
      const cut = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
      if (cut < 0) {
        list.items.push({ name, bucket });
        continue;
      }
      const found = name.slice(0, cut + delimiter.length);
      list.prefixes.push(found);
      const after = successor(found);
      if (after === null) return list;
      from = after;
      break; // the rest of the page may lie below this prefix
    }
  }
  if (store.page(bucket, from, end, 1).length > 0)
    list.nextPageToken = Buffer.from(from).toString('base64url');
  return list;
}

/** The first text after all that start with `prefix` in UTF-8 order; null when there is none. */
function successor(prefix: string): string | null {
  const letters = [...prefix];
  while (letters.length > 0) {
    const code = letters.pop()!.codePointAt(0)! + 1;
    if (code > 0x10ffff) continue;
    return letters.join('') + String.fromCodePoint(code === 0xd800 ? 0xe000 : code);
  }
  return null;
}
