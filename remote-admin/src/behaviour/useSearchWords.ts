import { useSession } from '@anunturi/shared-auth/session';
import { useState } from 'react';

const kept = new Map<string, string>();

/**
 * What an administrator searches for among people: names, e-mail addresses, telephones. Kept for the life of the page and
 * for this administrator alone; never in the address, which servers log and browsers remember.
 */
export function useSearchWords(screen: string): [words: string, setWords: (words: string) => void] {
  const { user } = useSession();
  const key = `${user?.uid} ${screen}`;
  const [words, setWords] = useState(kept.get(key) ?? '');
  return [
    words,
    (next) => {
      kept.set(key, next);
      setWords(next);
    },
  ];
}
