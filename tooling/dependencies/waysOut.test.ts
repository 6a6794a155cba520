/**
 * What the policy of pages cannot stop: a page that is led away with data in its address, data sent past `connect-src`, the
 * session of another part read. Where a remote does such a thing, its file stands here, so that the platform reviews it too.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../build/filesBelow';
import { packageFolder, remotes, root } from '../build/folders';

const ways: Record<string, RegExp> = {
  'leads the page away':
    /\blocation\s*\.\s*(assign|replace)\s*\(|\blocation(\s*\.\s*href)?\s*=[^=>]|\bwindow\.open\(/,
  'talks past the policy': /\bRTC\w*Connection\b|\bWebTransport\b|\bWebSocket\b/,
  'sends what outlives the page': /\bsendBeacon\(/,
  'reads cookies or sessions': /\bdocument\.cookie\b|\bcookieStore\b|firebase:authUser/,
  'runs text as code': /\beval\(|\bnew Function\(|\bimportScripts\(/,
};

const reviewed = [
  'remote-documents/src/domain/ocr/textReader.worker.ts runs text as code', // a file of its own release (decision 0100)
  'remote-listings/src/view/behaviour/useRevealedPhone.ts leads the page away', // to a `tel:` address
  'remote-listings/src/view/data/countView.ts sends what outlives the page', // to a command of this site
];

test('no remote leads people or data past the policy where nobody has looked', async () => {
  const found: string[] = [];
  for (const file of (
    await Promise.all(remotes.map((name) => filesBelow(join(packageFolder(name), 'src'))))
  ).flat()) {
    if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\//.test(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const [way, pattern] of Object.entries(ways))
      if (pattern.test(text)) found.push(`${relative(root, file)} ${way}`);
  }
  expect(found.sort()).toEqual(reviewed.sort());
});

test.each([
  "location.href = 'https://a.example?' + token",
  'window.location = address',
  'globalThis.location.replace(address)',
  'new RTCPeerConnection({ iceServers })',
])('%s is found', (text) => {
  expect(Object.values(ways).some((pattern) => pattern.test(text))).toBe(true);
});

test('an address that is only read is no way out', () => {
  const read = 'const { pathname } = window.location; if (location.href === other) return;';
  expect(Object.values(ways).some((pattern) => pattern.test(read))).toBe(false);
});
