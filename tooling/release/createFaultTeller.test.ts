import type {
  FaultGroup,
  TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { createFaultTeller } from './createFaultTeller';
import { faultEmail, type FrequentFault } from './faultEmail';
import { released, target } from './testing/blogReleases';

const place = {
  file: 'remote-blog/src/browse/BlogScreen.tsx',
  line: 31,
  function: 'BlogScreen',
  owner: '@anunturi/blog',
};
const group = (change: Partial<FaultGroup>): FaultGroup => ({
  part: 'blog',
  kind: 'render',
  message: 'TypeError: no title',
  place,
  count: 25,
  versions: { b: 22, a: 3 },
  ...change,
});
const report = (...groups: FaultGroup[]) =>
  ({ days: 7, parts: [], newest: [], stepsBack: [], groups }) satisfies TelemetryReport;

test('a team is told once of a fault that is frequent in a live version; what failed to be sent is tried again', async () => {
  for (const version of 'ab') await released(version);
  const told: FrequentFault[] = [];
  let isDown = true;
  const tell = async (fault: FrequentFault) => {
    if (isDown) throw new Error('no mail today');
    told.push(fault);
  };
  const look = createFaultTeller({ fromCount: 20, tell }, target);
  const faults = report(
    group({}),
    group({ message: 'rare', versions: { b: 19 } }),
    group({ message: 'of a version that is over', versions: { a: 90 } }),
    group({ kind: 'slow', message: 'blog' }),
  );
  expect(await look(faults)).toEqual([
    'The e-mail about blog render: TypeError: no title was not sent: no mail today',
  ]);
  isDown = false;
  expect(await look(faults)).toEqual([]);
  await look(faults);
  expect(told).toEqual([{ group: group({}), version: 'b', count: 22 }]);
});

test('the e-mail names file, line and function, and goes to the team, or to the operator where it has no address', () => {
  const site = { name: 'Târg', contactEmail: 'eu@targ.example', origin: 'https://targ.example' };
  const fault = { group: group({}), version: 'b', count: 22 };
  const owner = '@anunturi/blog';
  const addresses = { [owner]: 'blog@targ.example' };
  const email = faultEmail(fault, { owner, addresses, site });
  expect(email.to).toBe('blog@targ.example');
  expect(email.text).toContain(
    'de 22 ori aceeași eroare: blog render: TypeError: no title. Locul din cod: remote-blog/src/browse/BlogScreen.tsx:31 BlogScreen.',
  );
  expect(faultEmail(fault, { owner, addresses: {}, site }).to).toBe('eu@targ.example');
});
