import type { LiveAnswer, LiveNews } from '@anunturi/shared-domain/people/live';
import { TYPING_BELIEVED_MS } from '@anunturi/shared-domain/people/livePace';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followLive } from './followLive';

type Changed = NonNullable<LiveAnswer['changed']>;

type Told = {
  onMessages(messages: Changed['messages']): void;
  /** What waits beside it; null when that comes no more by itself. */
  onNews(news: LiveNews | null): void;
};

/** What happens in an open conversation, as it happens, once its messages are there (`afterMs`: the newest of them). */
export function useLive(
  conversationId: string,
  afterMs: number | undefined,
  { onMessages, onNews }: Told,
) {
  const [isLive, setLive] = useState(false);
  const [counts, setCounts] = useState<Omit<Changed, 'messages'>>();
  const [isTyping, setTyping] = useState(false);
  const tell = useRef<(isTyping: boolean) => void>(() => {});
  const take = useEffectEvent(({ messages, ...known }: Changed) => {
    setCounts(known);
    // A read mark ends no typing; what was typed does, and comes with the change that it made.
    if (messages.some(({ sentAtMs }) => sentAtMs >= known.changedAtMs)) setTyping(false);
    if (messages.length > 0) onMessages(messages);
  });
  const tellNews = useEffectEvent(onNews);
  const newest = useEffectEvent(() => afterMs ?? 0);
  const isKnown = afterMs !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const end = new AbortController();
    let believed: ReturnType<typeof setTimeout> | undefined;
    const followed = followLive(
      { conversationId, afterMs: newest() },
      {
        onLive(isOn) {
          setLive(isOn);
          if (!isOn) tellNews(null);
        },
        onNews: (news) => tellNews(news),
        onChanged: (changed) => take(changed),
        onTyping(now) {
          clearTimeout(believed);
          setTyping(now);
          if (now) believed = setTimeout(() => setTyping(false), TYPING_BELIEVED_MS);
        },
      },
      end.signal,
    );
    tell.current = followed.tell;
    return () => {
      clearTimeout(believed);
      end.abort();
      tellNews(null);
    };
  }, [conversationId, isKnown]);
  return { isLive, counts, isTyping, tellTyping: (now: boolean) => tell.current(now) };
}
