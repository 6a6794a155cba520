import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { pageState } from '@anunturi/shared-contract/page/pageState';
import { PART_MARK, type PartMark } from '@anunturi/shared-contract/telemetry/markPart';
import {
  type TelemetryMessage,
  telemetrySchema,
} from '@anunturi/shared-contract/telemetry/telemetrySchema';
import { sampleSite } from '../testing/sampleSite';
import { followPage } from './followPage';

type Entry = {
  name?: string;
  startTime: number;
  duration?: number;
  interactionId?: number;
  detail?: PartMark;
  serverTiming?: { name: string; description: string }[];
};
const blog = sampleRelease(
  'blog',
  [{ path: '/blog', screen: 'blog', access: 'public', title: 'Blog' }],
  { version: '1.0.0-a' },
);
const config = {
  site: sampleSite,
  firebase: { projectId: 'demo', apiKey: 'demo', authDomain: 'localhost', storageBucket: 'demo' },
  registry: { remotes: { blog }, grants: sampleGrants },
  data: {},
  year: 2026,
};

/** A page that was opened at `/blog`, lies at `/contact` when it is followed, and is left; what it tells. */
async function follow(
  entries: Record<string, Entry[]>,
  shellRelease?: string,
): Promise<TelemetryMessage[]> {
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint', 'event', 'first-input'];
    constructor(private listener: (list: object) => void) {}
    observe({ type }: { type: string }) {
      const found = entries[type] ?? [];
      this.listener({ getEntries: () => found, getEntriesByName: () => [] });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, {
    getEntriesByName: (name: string) => entries[name] ?? [],
    getEntriesByType: (type: string) => entries[type] ?? [],
  });
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_url: string, blob: Blob) => sent.push(blob) });
  history.replaceState(null, '', '/contact');
  followPage({ ...config, ...(shellRelease ? { shellRelease } : {}) }, '/blog', true);
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
  return Promise.all(sent.map(read));
}

const read = (blob: Blob) =>
  new Promise<TelemetryMessage>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(telemetrySchema.parse(JSON.parse(reader.result as string)));
    reader.readAsText(blob);
  });
/** The head of a page that was sent with a token. */
const sentAs = (description: string) => ({
  navigation: [{ startTime: 0, serverTiming: [{ name: 'visit', description }] }],
});
const vitalsOf = (sent: TelemetryMessage[]) => sent.find(({ vitals }) => vitals)?.vitals;

test('how fast the page was is told of where it was opened, not of where the visitor went meanwhile', async () => {
  const sent = await follow({ 'largest-contentful-paint': [{ startTime: 812.4 }] });
  expect(vitalsOf(sent)).toEqual({
    part: 'blog',
    version: '1.0.0-a',
    route: '/blog',
    lcpMs: 812,
  });
});

test('what was painted after the page had been out of sight is not measured', async () => {
  const paint = { 'largest-contentful-paint': [{ startTime: 40_000 }] };
  const hidden = { name: 'hidden', startTime: 0 };
  expect(vitalsOf(await follow({ ...paint, 'visibility-state': [hidden] }))).toBeUndefined();
  const later = { name: 'hidden', startTime: 50_000 };
  const seen = await follow({ ...paint, 'visibility-state': [later] });
  expect(vitalsOf(seen)).toMatchObject({ lcpMs: 40_000 });
});

test('a page that was slower than any that is told of does not lose its other numbers', async () => {
  const sent = await follow({
    'largest-contentful-paint': [{ startTime: 900 }],
    event: [{ startTime: 1000, duration: 700_000, interactionId: 1 }],
  });
  expect(vitalsOf(sent)).toMatchObject({ lcpMs: 900, inpMs: 600_000 });
});

test('the shell is counted under the release that the page named, and as the live one where it named none', async () => {
  const shell = { part: 'shell', route: '/contact' };
  const loadsOf = async (release?: string) => (await follow({}, release))[0]!.loads;
  expect(await loadsOf('1.0.0-s')).toEqual([{ ...shell, version: '1.0.0-s' }]);
  expect(await loadsOf()).toEqual([{ ...shell, version: 'live' }]);
});

test('what is shown before the page is followed is told of in one beacon with the shell', async () => {
  const mark = { startTime: 1, detail: { part: 'blog', kind: 'shown' } as const };
  const sent = await follow({ [PART_MARK]: [mark, mark] }, '1.0.0-s');
  const route = '/contact';
  expect(sent).toEqual([
    {
      trace: expect.any(String),
      loads: [
        { part: 'shell', version: '1.0.0-s', route },
        { part: 'blog', version: '1.0.0-a', route },
      ],
    },
  ]);
});

test('what a page tells names the visit that it was sent as', async () => {
  const [told] = await follow(sentAs('sealed'), '1.0.0-s');
  expect(told).toMatchObject({ visit: 'sealed', loads: [{ part: 'shell' }] });
});

test('what is told has the trace that came with the page, and the calls of an error without more of it', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const serverTiming = [{ name: 'traceparent', description: `00-${traceId}-00f067aa0ba902b7-01` }];
  delete pageState.__trace;
  const script = 'https://targ.example/remotes/blog/1.0.0-a/static/js/blog.chunk.js?r=1:1:234';
  const stack = `Error: of ana@posta.ro\n    at x (${script})\n    at <anonymous>`;
  const detail = { part: 'blog', kind: 'render', message: 'Error', stack } as const;
  const sent = await follow({
    navigation: [{ startTime: 0, serverTiming }],
    [PART_MARK]: [{ startTime: 1, detail }],
  });
  expect(sent.map(({ trace }) => trace)).toEqual([traceId, traceId]);
  expect(sent.find(({ faults }) => faults)!.faults).toMatchObject([
    { frames: ['/remotes/blog/1.0.0-a/static/js/blog.chunk.js:1:234'] },
  ]);
  expect(JSON.stringify(sent)).not.toContain('ana@');
});
