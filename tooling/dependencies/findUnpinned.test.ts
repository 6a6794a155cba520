import renovate from '../../renovate.json' with { type: 'json' };
import { containersAndWorkflows, findUnpinned } from './findUnpinned';

/**
 * Named by a tag until Renovate's first requests, which replace each by its digest: they are merged before anything goes live,
 * and taken out here. Nothing is added.
 */
const waiting = [
  'actions/cache/restore@v4',
  'actions/cache/save@v4',
  'actions/checkout@v4',
  'actions/setup-node@v4',
  'actions/upload-artifact@v4',
  'node:22-slim',
];

test('images and actions are named by digest, but for those that wait for their first', () => {
  expect(findUnpinned(containersAndWorkflows()).filter((each) => !waiting.includes(each))).toEqual(
    [],
  );
});

test('Renovate names each by its digest and follows the tag', () => {
  expect(renovate.extends).toEqual(
    expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']),
  );
});

test('a tag, a branch, no tag and a short hash are no digest', () => {
  const digest = 'a'.repeat(64);
  const commit = 'b'.repeat(40);
  const text = `FROM node:22-slim@sha256:${digest}
FROM node
FROM scratch
    image: redis:7
      - uses: actions/checkout@${commit} # v4
      - uses: actions/cache@main
        uses: actions/upload@${commit.slice(0, 7)}
      - uses: ./.github/own`;
  expect(findUnpinned([text])).toEqual([
    'actions/cache@main',
    `actions/upload@${commit.slice(0, 7)}`,
    'node',
    'redis:7',
  ]);
});
