import { findContacts } from '../texts/findContacts';
import { findMoneyNumbers } from '../texts/findMoneyNumbers';
import { findOfficialName, readsLike } from '../texts/findOfficialName';
import { mixesScripts } from '../texts/mixesScripts';
import { GONE_NAME } from './goneName';

/**
 * What no name holds: control and invisible signs, signs that turn the direction of writing, blanks that look like letters or are no
 * plain space, pictures that could pass for a badge, signs of markup.
 */
const FORBIDDEN = [
  /[\p{C}\p{Zl}\p{Zp}\p{So}<>]/u,
  /[\u115f\u1160\u1680\u2800\u3164\uffa0]/u,
  /\p{M}{3}|\p{Variation_Selector}|\u034f/u,
];

const officialWords = {
  operator: 'Acest nume ar părea al administratorilor site-ului. Alegeți altul.',
  institution: 'Acest nume ar părea al unei instituții sau firme cunoscute. Alegeți altul.',
  claim: 'Numele nu poate spune că sunteți verificat sau că o plată este sigură. Alegeți altul.',
};

/** Why a name cannot stand before others as the name of a person or a company, in Romanian; undefined when it can. */
export function publicNameProblem(name: string, siteName: string): string | undefined {
  if (FORBIDDEN.some((sign) => sign.test(name)))
    return 'Numele conține semne care nu se pot folosi. Scrieți-l cu litere, cifre și spații.';
  if (!/\p{L}/u.test(name)) return 'Scrieți un nume cu litere.';
  const official = findOfficialName(name, siteName);
  if (official) return officialWords[official];
  if (readsLike(name, GONE_NAME)) return 'Acest nume ar părea al unui cont șters. Alegeți altul.';
  if (findContacts(name).length > 0 || findMoneyNumbers(name).length > 0)
    return 'Numele nu poate conține un telefon, o adresă sau un număr de cont. Scrieți numai numele.';
  if (mixesScripts(name))
    return 'Numele amestecă litere din alfabete diferite. Scrieți-l cu literele unuia singur.';
  return undefined;
}
