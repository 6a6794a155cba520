import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { publicNameProblem } from '@anunturi/shared-domain/people/publicName';
import { DISPLAY_NAME_MAX, DISPLAY_NAME_MIN } from '@anunturi/shared-domain/site/limits';
import { Refusal } from '../../app/refuse';
import { siteConfig } from '../../app/siteConfig';
import type { Store } from '../../app/Store';
import { keepWordRefusal } from '../../decisions/keepWordRefusal';
import { readBannedWords } from '../../texts/readBannedWords';

/** A name as it is kept. @throws Refusal invalidInput, beside `field`, when it could not stand before others */
export async function readPublicName(
  given: string,
  { field, least, most }: { field: string; least: number; most: number },
  { uid, store }: { uid: string; store: Store },
): Promise<string> {
  const name = tidyText(given);
  const [banned] = findBannedWords(name, await readBannedWords(uid, store));
  const problems = [
    (name.length < least || name.length > most) &&
      `Numele are între ${least} și ${most} de caractere.`,
    banned !== undefined && `Numele conține un cuvânt care nu este permis: „${banned}”.`,
    publicNameProblem(name, siteConfig().name),
  ];
  const problem = problems.find((each) => typeof each === 'string');
  if (problem === undefined) return name;
  const kept =
    banned === undefined ? undefined : keepWordRefusal({ where: 'name', words: [banned] });
  throw new Refusal('invalidInput', problem, { [field]: problem }, kept);
}

/** The name of a person. @throws Refusal invalidInput */
export const readDisplayName = (given: string, uid: string, store: Store): Promise<string> =>
  readPublicName(
    given,
    { field: 'displayName', least: DISPLAY_NAME_MIN, most: DISPLAY_NAME_MAX },
    { uid, store },
  );
