// Benchmark of open conversations: npm run bench:live [-- --tabs 500 --seconds 30 --rate 2]
// So many tabs wait at /api/live, two in each conversation, and write to each other once all of them wait; measured from the press
// of the button to the other's page, and how much of that the command took that sends it.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { LiveAnswer } from '@anunturi/shared-domain/people/live';
import { LIVE_PATH, LIVE_PAUSE_MS } from '@anunturi/shared-domain/people/livePace';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleConversation } from '@anunturi/shared-domain/samples/messageSamples';
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { callTestCommand } from '../testing/callTestCommand';
import { seedLimits, seedMarket, seedSeller } from '../testing/seedMarket';
import { startBackend } from './startBackend';

reportFailures();

const { values } = parseArgs({
  options: {
    tabs: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '2' },
  },
});
const [tabs, seconds, rate] = [values.tabs, values.seconds, values.rate].map(Number) as [
  number,
  number,
  number,
];
type Tab = { uid: string; token: string; conversation: string };

const backend = await startBackend();
const end = new AbortController();
const sentAt = new Map<string, number>();
const arrived = new Set<string>();
const delays: number[] = [];
const writing: number[] = [];
/** Tabs that have had their first answer, so that the next question waits. */
const waiting = new Set<Tab>();
let [asked, failed] = [0, 0];
try {
  const open = await prepare();
  for (const tab of open) {
    void follow(tab);
    await setTimeout(20); // people come one after another
  }
  while (waiting.size < tabs) await setTimeout(100);
  const idle = await during(5, async () => {});
  const busy = await during(seconds, async () => {
    const ends = performance.now() + seconds * 1000;
    while (performance.now() < ends) {
      say(open[Math.floor(Math.random() * open.length)]!).catch(() => (failed += 1));
      await setTimeout(1000 / rate);
    }
    for (let left = 100; left > 0 && arrived.size < sentAt.size; left -= 1) await setTimeout(100);
  });
  for (const each of [delays, writing]) each.sort((a, b) => a - b);
  const at = (share: number, of = delays) =>
    Math.round(of[Math.floor((of.length - 1) * share)] ?? NaN);
  console.table({
    [`${tabs} tabs, ${rate} messages a second`]: {
      messages: sentAt.size,
      arrived: delays.length,
      'within 2 s': delays.filter((each) => each <= 2000).length,
      'command p50 ms': at(0.5, writing),
      'p50 ms': at(0.5),
      'p95 ms': at(0.95),
      'p99 ms': at(0.99),
      'last ms': at(1),
      failed,
      'processor %, waiting': idle,
      'processor %, writing': busy,
      'memory MB': await backend.memoryMb('VmHWM'),
      'questions a tab and second': Number((asked / tabs / (seconds + 10)).toFixed(2)),
    },
  });
} finally {
  end.abort();
  await backend.stop();
}

/** Conversations of two people each, all signed in. */
async function prepare(): Promise<Tab[]> {
  await seedMarket(backend);
  await seedLimits(backend, { messagesPerDay: 10_000, messagesPerDayNew: 10_000 });
  const pairs = Array.from({ length: tabs / 2 }, (_, n) => [`seller${n}`, `buyer${n}`] as const);
  const open: Tab[] = [];
  for (const [sellerId, buyerId] of pairs) {
    const conversation = toConversationId(sampleListingId, buyerId);
    const participantIds = [sellerId, buyerId];
    const people = { sellerId, buyerId, participantIds, lastSenderId: buyerId };
    const changedAt = new Date();
    const document = { ...sampleConversation, ...people, changedAt, lastMessageAt: changedAt };
    await backend.seed(`conversations/${conversation}`, document);
    for (const uid of participantIds) {
      await seedSeller(backend, uid);
      open.push({ uid, token: await backend.signIn(uid), conversation });
    }
  }
  return open;
}

/** One tab, asking as a page does. */
async function follow(tab: Tab): Promise<void> {
  const { token, conversation, uid } = tab;
  let [after, since] = [Date.now(), '0'];
  while (!end.signal.aborted) {
    const begunMs = performance.now();
    asked += 1;
    try {
      const asking = new URLSearchParams({ conversation, after: String(after), since });
      const url = `${backend.commandOrigin}${LIVE_PATH}?${asking}`;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(url, { headers, signal: end.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const { changed, news } = (await answer.json()) as LiveAnswer;
      for (const { id, senderId } of changed?.messages ?? []) {
        const sent = sentAt.get(id);
        if (senderId !== uid && sent !== undefined) {
          if (!arrived.has(id)) delays.push(performance.now() - sent);
          arrived.add(id);
        }
      }
      after = changed?.changedAtMs ?? after;
      since = news?.since ?? since;
      waiting.add(tab); // the first answer comes at once
    } catch (error) {
      if (end.signal.aborted) return;
      failed += 1;
      console.error(`A tab: ${(error as Error).message}`);
    }
    await setTimeout(Math.max(0, LIVE_PAUSE_MS - (performance.now() - begunMs)));
  }
}

async function say({ token, conversation, uid }: Tab): Promise<void> {
  const messageId = randomUUID();
  const begunMs = performance.now();
  sentAt.set(messageId, begunMs);
  const input = { conversationId: conversation, messageId, text: 'Când se poate vedea mașina?' };
  const from = `192.0.2.${uid.length}`;
  const { status } = await callTestCommand(backend.commandOrigin, 'sendReply', input, {
    token,
    from,
  });
  if (status !== 200) failed += 1;
  writing.push(performance.now() - begunMs);
}

/** Share of one processor that the command process used meanwhile, in percent. */
async function during(length: number, act: () => Promise<void>): Promise<number> {
  const [before, begunMs] = [await backend.processorMs(), performance.now()];
  await Promise.all([act(), setTimeout(length * 1000)]);
  const usedMs = (await backend.processorMs()) - before;
  return Math.round((100 * usedMs) / (performance.now() - begunMs));
}
