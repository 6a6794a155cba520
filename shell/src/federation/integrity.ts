const integrities = new Map<string, string>();

/** Remembers what the registry says an entry must hash to, by the address without its query. */
export function expectIntegrity(url: string, integrity: string | undefined): void {
  if (integrity) integrities.set(withoutQuery(url), integrity);
}

/** Subresource integrity of an entry, if the registry gave one. */
export function integrityOf(url: string): string | undefined {
  return integrities.get(withoutQuery(url));
}

const withoutQuery = (url: string) => new URL(url, location.href).href.replace(/\?.*$/, '');
