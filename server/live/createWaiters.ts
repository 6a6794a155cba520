/** What wakes a question: the conversation changed, another conversation of the person did, the other began or ended typing, or nothing within the time. */
export type Wake = 'changed' | 'elsewhere' | 'typing' | 'stopped' | 'over';
type About = {
  conversationId: string;
  uid: string;
  afterMs: number;
  /** Whether the page wants to be told of the person's other conversations, too. */
  wantsNews: boolean;
};
type Waiter = About & { wake(why: Wake): void };

/** Five tabs of one person wait at once; of more the first is let go. */
const OF_PERSON_MAX = 5;
/** Each costs a few kilobytes; beyond these pages look from time to time instead. */
const ALL_MAX = 5000;

/** The questions of open conversations that wait in this process for something to happen. */
export function createWaiters() {
  const byConversation = new Map<string, Set<Waiter>>();
  const byPerson = new Map<string, Set<Waiter>>();
  let count = 0;
  const add = (to: Map<string, Set<Waiter>>, key: string, waiter: Waiter) =>
    to.set(key, (to.get(key) ?? new Set<Waiter>()).add(waiter));
  const remove = (from: Map<string, Set<Waiter>>, key: string, waiter: Waiter) => {
    from.get(key)?.delete(waiter);
    if (from.get(key)?.size === 0) from.delete(key);
  };
  return {
    get count() {
      return count;
    },
    isFull: () => count >= ALL_MAX,
    /** Waits until something happens in a conversation, the time is over or `signal` ends it. */
    wait(about: About, { ms, signal }: { ms: number; signal: AbortSignal }): Promise<Wake> {
      const { conversationId, uid } = about;
      return new Promise((resolve) => {
        const end = (why: Wake) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          remove(byConversation, conversationId, waiter);
          remove(byPerson, uid, waiter);
          count -= 1;
          resolve(why);
        };
        const leave = () => end('over');
        const waiter: Waiter = { ...about, wake: end };
        const timer = setTimeout(leave, ms);
        signal.addEventListener('abort', leave, { once: true });
        count += 1;
        add(byConversation, conversationId, waiter);
        add(byPerson, uid, waiter);
        const own = byPerson.get(uid)!;
        if (own.size > OF_PERSON_MAX) own.values().next().value?.wake('over');
      });
    },
    /** Wakes those who do not know yet how a conversation stands since `changedAtMs`. */
    tellChanged(conversationId: string, changedAtMs = Infinity) {
      for (const waiter of byConversation.get(conversationId) ?? [])
        if (waiter.afterMs < changedAtMs) waiter.wake('changed');
    },
    /** Wakes a person's pages that show another conversation than the one that changed. */
    tellElsewhere(person: string, changedId: string) {
      for (const { wantsNews, conversationId, wake } of byPerson.get(person) ?? [])
        if (wantsNews && conversationId !== changedId) wake('elsewhere');
    },
    /** Wakes the other person of a conversation; whether they waited. */
    tellTyping(conversationId: string, typist: string, why: 'typing' | 'stopped'): boolean {
      const others = [...(byConversation.get(conversationId) ?? [])].filter(
        ({ uid }) => uid !== typist,
      );
      for (const waiter of others) waiter.wake(why);
      return others.length > 0;
    },
    /** Lets everybody go. */
    clear() {
      for (const waiters of byConversation.values())
        for (const waiter of waiters) waiter.wake('over');
    },
  };
}
export type Waiters = ReturnType<typeof createWaiters>;
