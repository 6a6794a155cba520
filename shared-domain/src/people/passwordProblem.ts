import { foldDiacritics } from '../formats/romanianText';
import { PASSWORD_MIN } from '../site/limits';
import { isCommonPassword } from './commonPasswords';

/** Whose password it is to be, as far as that is known. */
export type PasswordOwner = { email?: string | null | undefined; name?: string | null | undefined };

const OWN_WORD_MIN = 3;
/** Beside an own word: a birthday, and less than a word more. */
const REST_MAX = 8;
const REST_LETTERS_MAX = 3;

/**
 * Why nobody should choose a password: `short`, `common` (isCommonPassword), or `own`: the owner's name or address with little
 * beside it. Undefined when it may be chosen. Pages ask it before Firebase Auth does, and the embedded one asks it itself.
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
): 'short' | 'common' | 'own' | undefined {
  if (password.length < PASSWORD_MIN) return 'short';
  if (isCommonPassword(password)) return 'common';
  return isOwn(toPlain(password), owner) ? 'own' : undefined;
}

const toPlain = (text: string): string => foldDiacritics(text).replace(/[^a-z0-9]/g, '');

function isOwn(plain: string, { email, name }: PasswordOwner): boolean {
  const [mailbox = '', domain = ''] = (email ?? '').split('@');
  const words = [name ?? '', mailbox, domain.replace(/\.\w+$/, '')].flatMap((text) => [
    toPlain(text),
    ...foldDiacritics(text).split(/[^a-z0-9]+/),
  ]);
  const rest = words
    .filter((word) => word.length >= OWN_WORD_MIN)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain);
  const letters = rest.replace(/\d/g, '');
  return rest !== plain && rest.length <= REST_MAX && letters.length <= REST_LETTERS_MAX;
}
