import { hostsOf, isBaitHost, isCheapHost, isKnownHost } from './hostsOf';
import { readAsLatin } from './readAsLatin';
import { swindleRules } from './swindleRules';
import type { Swindle } from './swindles';

/** What an honest address of little price is not sent with. */
const ASKS_AT_LINK =
  /(?:plat|achit|incas|bani|suma|card|colet|curier|livrar|loga|log-?in|autentific|parola|cont|valid|confirm|premi|castig|revendic|activ)/;

/** The swindle that a message looks like; undefined when it looks like none. Reads Romanian, with or without diacritics. */
export function findSwindle(text: string, siteHost: string): Swindle | undefined {
  const hosts = hostsOf(text);
  if (hosts.some((host) => isBaitHost(host, siteHost))) return 'link';
  if (hosts.some(isCheapHost) && ASKS_AT_LINK.test(readAsLatin(text))) return 'link';
  // An address of a known firm says nothing.
  const bare = hosts.every((host) => isKnownHost(host, siteHost))
    ? text.replace(/https?:\S+/gi, '')
    : text;
  const read = readAsLatin(bare).replace(/\s+/g, ' ');
  return swindleRules.find(
    ({ says, unless }) => says.every((each) => each.test(read)) && !unless?.test(read),
  )?.kind;
}
