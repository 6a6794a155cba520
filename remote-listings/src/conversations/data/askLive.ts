import { fetchAsCaller } from '@anunturi/shared-auth/fetchAsCaller';
import { type LiveAnswer, liveAnswerSchema } from '@anunturi/shared-domain/people/live';
import { LIVE_PATH } from '@anunturi/shared-domain/people/livePace';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';

type Question = {
  conversationId: string;
  afterMs: number;
  /** `news.since` of the answer before. */
  since: string;
  typing?: boolean | undefined;
};

/** Waits, at most half a minute, for the next thing that happens in a conversation. @throws MarketError unavailable, Error when away or ended by `signal` */
export async function askLive(
  { conversationId, afterMs, since, typing }: Question,
  signal: AbortSignal,
): Promise<LiveAnswer> {
  const query = new URLSearchParams({
    conversation: conversationId,
    after: String(afterMs),
    since,
    ...(typing !== undefined && { typing: typing ? '1' : '0' }),
  });
  const answer = await fetchAsCaller(`${LIVE_PATH}?${query}`, signal);
  const { data } = parseStored(liveAnswerSchema, answer.ok ? await answer.json() : null);
  if (!data) throw new MarketError('unavailable');
  return data;
}
