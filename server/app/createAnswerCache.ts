import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';

const KEPT_MAX = 500;
const MINUTE_MS = 60_000;

type Kept = { position: number; minute: number; body: string };

/** Answers of searches as they were sent, until something is put into the index or a minute is over. */
export function createAnswerCache() {
  const kept = new Map<string, Kept>();
  return {
    async answer(
      key: string,
      position: number,
      now: Date,
      ask: () => Promise<SearchAnswer | undefined>,
    ): Promise<string | undefined> {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      const known = kept.get(key);
      if (known?.position === position && known?.minute === minute) return known.body;
      const answer = await ask();
      if (!answer) return undefined;
      const body = JSON.stringify(answer);
      kept.delete(key);
      kept.set(key, { position: Number(answer.position), minute, body });
      if (kept.size > KEPT_MAX) kept.delete([...kept.keys()][0]!);
      return body;
    },
  };
}
