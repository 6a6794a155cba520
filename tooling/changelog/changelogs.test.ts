import { root } from '../build/folders';
import { latestEntry } from './latestEntry';
import { manifestsOf, readChangelog } from './nextVersions';

test('the version of every package has its entry, as the newest of its changelog', async () => {
  const without: string[] = [];
  for (const [folder, { version }] of await manifestsOf(root)) {
    const entry = latestEntry(await readChangelog(root, folder));
    if (entry?.version !== version || entry.lines.length === 0)
      without.push(`${folder} ${version}`);
  }
  expect(without).toEqual([]);
});

test.each([
  [
    '## 1.1.0 (2026-11-28)\n\n* **New**: a\n* b: c (1234567)\n\n\n## 1.0.0 (2026-05-01)\n\n* d\n',
    '1.1.0',
    2,
  ],
  ['# Change Log\n\nText.\n\n# [2.0.0](https://x.example) (2026-11-28)\n\n* a\n', '2.0.0', 1],
])('the newest entry is the first one', (text, version, lines) => {
  expect(latestEntry(text)).toMatchObject({ version });
  expect(latestEntry(text)?.lines).toHaveLength(lines);
});

test('a file without a version has none', () => {
  expect(latestEntry('# Change Log\n')).toBeNull();
});
