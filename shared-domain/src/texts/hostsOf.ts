import { findContacts } from './findContacts';
import { readAsLatin } from './readAsLatin';

/** Names that swindlers put into addresses, and the only hosts that are theirs. */
const owners: Readonly<Record<string, readonly string[]>> = {
  olx: ['olx.ro'],
  autovit: ['autovit.ro'],
  publi24: ['publi24.ro'],
  fancourier: ['fancourier.ro', 'selfawb.ro'],
  sameday: ['sameday.ro'],
  easybox: ['easybox.ro', 'sameday.ro'],
  cargus: ['cargus.ro'],
  dpd: ['dpd.ro', 'dpd.com'],
  gls: ['gls-romania.ro', 'gls-group.com', 'gls-group.eu'],
  dhl: ['dhl.com', 'dhl.ro'],
  postaromana: ['posta-romana.ro'],
  bancatransilvania: ['bancatransilvania.ro'],
  bcr: ['bcr.ro'],
  raiffeisen: ['raiffeisen.ro'],
  revolut: ['revolut.com'],
  paypal: ['paypal.com', 'paypal.me'],
  whatsapp: ['whatsapp.com'],
  emag: ['emag.ro'],
};
/** What an address of a real shop or bank does not hold in the name of its host. */
const BAIT =
  /(?:^|[.-])(?:pla(?:ta|ti|tile)|pay|secure|login|incasare|livrare|verificare|confirm|renew|refund)[a-z]*(?=[.-])/;
const SHORTENED = /^(?:bit\.ly|tinyurl\.com|cutt\.ly|t\.ly|is\.gd|rb\.gy|goo\.gl)$/;

/** The hosts of the addresses in a text, as they are read: a Cyrillic letter is the Latin one that it looks like. */
export const hostsOf = (text: string): string[] =>
  findContacts(text)
    .filter(({ kind }) => kind === 'link')
    .map(({ start, end }) =>
      readAsLatin(text.slice(start, end))
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[/?#].*$/, '')
        .replace(/^www\./, ''),
    );

const withoutWww = (host: string) => host.replace(/^www\./, '');
const isOf = (host: string, owner: string) => host === owner || host.endsWith(`.${owner}`);

/** Whether a host is that of a firm whose name swindlers use, or this site's. */
export const isKnownHost = (host: string, siteHost: string): boolean =>
  [withoutWww(siteHost), ...Object.values(owners).flat()].some((owner) => isOf(host, owner));

/** Whether a host looks like that of a known firm or of this site, and is neither; or hides where it leads. */
export function isBaitHost(host: string, siteHost: string): boolean {
  if (isKnownHost(host, siteHost)) return false;
  const plain = host.replace(/[.-]/g, '');
  const site = withoutWww(siteHost)
    .replace(/\.[a-z]+$/, '')
    .replace(/[^a-z]/g, '');
  const names = [...Object.keys(owners), site].filter(Boolean);
  const imitates = names.some((name) =>
    name.length > 4 ? plain.includes(name) : host.split(/[.-]/).includes(name),
  );
  return imitates || BAIT.test(host) || SHORTENED.test(host);
}

/** Whether a host ends as addresses do that cost next to nothing and are left after days. */
export const isCheapHost = (host: string): boolean =>
  /\.(?:top|xyz|online|site|website|shop|store|icu|click|info|club|vip|buzz|cam|live|link|fun|space|tk|ml|ga|cf|gq|pw)$/.test(
    host,
  );
