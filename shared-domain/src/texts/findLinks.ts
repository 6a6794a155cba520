import type { Contact } from './Contact';
import { readWithPlaces } from './readAsLatin';

/** Ends of addresses that are no Romanian word: a missing space after a full stop makes none of them. */
const PLAIN =
  'ro|com|net|org|biz|io|app|xyz|shop|store|icu|cc|tk|ru|hu|md|uk|ly|gg|gl|ws|pw|ml|ga|cf|gq|su|info|online|club|site|website|vip|buzz|click|cam|digital|delivery|services|support|center|host|space|fun|world|cloud|dev|page|moe|ph|lol|pl|cz|bg|fr|nl|be';
/** Ends that are words too: `stare bună.de vânzare`. They count with a path, or after a name no word looks like. */
const WORDS =
  'de|la|me|it|to|es|at|in|is|so|am|as|eu|top|live|link|pe|se|si|ca|ce|cu|us|co|id|gift|news';
const NAME = '[a-z0-9](?:[a-z0-9-]{0,62})';
const PATH = '(?:[/?#][^\\s<>"]*)?';
/** Services that shorten addresses or lead to a messenger. */
const SHORT =
  't\\.me|wa\\.me|m\\.me|fb\\.me|bit\\.ly|is\\.gd|goo\\.gl|t\\.ly|cutt\\.ly|tinyurl\\.com|rb\\.gy|linktr\\.ee|discord\\.gg|chat\\.whatsapp\\.com';
const DOT = '\\s{0,2}(?:\\(\\.\\)|\\[\\.\\]|[([]?\\s?(?:punct|dot)\\s?[)\\]]?)\\s{0,2}';
const AT = '(?:@|\\s@\\s|\\s{0,2}[([]\\s?(?:at|arond)\\s?[)\\]]\\s{0,2}|\\sa ?rond\\s)';
const MAIL_HOSTS = 'yahoo|gmail|hotmail|outlook|icloud|protonmail|mail';

const patterns: readonly (readonly [Contact['kind'], RegExp])[] = [
  ['link', /(?<![a-z0-9])(?:https?|hxxps?):\/\/[^\s<>"]+/g],
  ['link', /(?<![a-z0-9])www\s?[.,]\s?[a-z0-9-]+(?:\s?\.\s?[a-z0-9-]+)*(?:[/?#][^\s<>"]*)?/g],
  [
    'email',
    new RegExp(
      `(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}${AT}${NAME}(?:(?:\\.|${DOT})${NAME})+`,
      'g',
    ),
  ],
  [
    'email',
    new RegExp(
      `(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}\\s(?:la|at)\\s(?:${MAIL_HOSTS})(?:\\s?\\.\\s?|${DOT})(?:com|ro|me)`,
      'g',
    ),
  ],
  [
    'link',
    new RegExp(`(?<![a-z0-9.@-])(?:${SHORT})(?:\\s?(?:slash|/)\\s?[^\\s<>"]+|(?![a-z0-9.]))`, 'g'),
  ],
  [
    'link',
    new RegExp(
      `(?<![a-z0-9.@-])(?:${NAME}\\.){1,8}(?:${PLAIN})(?![a-z0-9-]|\\.[a-z0-9])${PATH}`,
      'g',
    ),
  ],
  ['link', new RegExp(`(?<![a-z0-9.@-])(?:${NAME}\\.){1,8}(?:${WORDS})(?:/[^\\s<>"]+)`, 'g')],
  [
    'link',
    new RegExp(
      `(?<![a-z0-9.@-])(?=[a-z0-9.]*[-0-9])(?:[a-z][a-z0-9-]{2,62}\\.){1,8}(?:${WORDS})(?![a-z0-9-]|\\.[a-z0-9])`,
      'g',
    ),
  ],
  ['link', new RegExp(`(?<![a-z0-9.@-])[a-z0-9-]{3,63}${DOT}(?:ro|com|net|info)(?![a-z0-9])`, 'g')],
  [
    'messenger',
    /(?<![a-z0-9])(?:telegram|tg|instagram|insta|ig|skype|snapchat|discord|facebook|fb|tiktok|messenger|viber|signal)\s{0,2}(?:[:=]\s{0,2}@?|@)[a-z0-9_][a-z0-9_.]{2,}/g,
  ],
  ['messenger', /(?<![^\s,;:(])@[a-z_][a-z0-9_.]{3,}/g],
];

/** E-mail and web addresses, written out or spelled around (`ion arond gmail punct com`), and names of messengers' users. */
export function findLinks(text: string): Contact[] {
  const { read, places } = readWithPlaces(text);
  return patterns.flatMap(([kind, pattern]) =>
    [...read.matchAll(pattern)].map((match): Contact => {
      const shown = match[0].replace(/[.,;:!?)\]]+$/, '');
      return {
        kind,
        start: places[match.index]!,
        end: places[match.index + shown.length]!,
      };
    }),
  );
}
