import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Licence } from '@anunturi/shared-contract/page/licencesSchema';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { sampleEdge } from '../testing/sampleEdge';

const folder = mkdtempSync(join(tmpdir(), 'edge-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mit = { version: '1.0.0', licence: 'MIT', source: 'https://react.example', text: 'MIT TEXT' };
const react: Licence = { ...mit, name: 'react' };
const zod: Licence = { ...mit, name: 'zod', version: '4.0.0' };
const heic: Licence = { ...mit, name: 'heic-to', note: 'Poate fi înlocuită.', text: 'LGPL TEXT' };

const route = (path: string) =>
  ({ path, access: 'public', screen: 'screen', title: 'Titlu' }) as const;

function write(part: string, licences: Licence[]) {
  mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, part, 'licences.json'), JSON.stringify(licences));
}

test('visitors read each package of the shell and of all live releases once, and each text once', async () => {
  const listings = sampleRelease('listings', [route('/')]);
  const blog = { ...sampleRelease('blog', [route('/blog')]), url: 'https://files.example/blog/2/' };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({
      remotes: { listings, blog },
      grants: {
        ...sampleGrants,
        blog: { ...sampleGrants.blog, origins: ['https://files.example'] },
      },
    }),
  );
  write('shell', [react, zod]);
  write(`releases/listings/${listings.version}`, [heic, zod]);
  write('releases/listings/0.0.1-old', [{ ...zod, name: 'left-pad' }]);
  const answer = await sampleEdge(folder).request('https://targ.example/licente.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=UTF-8/i);
  const text = await answer.text();
  expect(text.match(/^(heic-to|react|zod|left-pad) .*$/gm)).toEqual([
    'heic-to 1.0.0',
    'react 1.0.0',
    'zod 4.0.0',
  ]);
  expect(text).toContain(
    'heic-to 1.0.0\nSursa: https://react.example\nLicența: MIT, textul 2. Se află în: listings.\nPoate fi înlocuită.',
  );
  expect(text).toContain('Se află în: shell, listings.');
  expect(text.match(/(MIT|LGPL) TEXT/g)).toEqual(['MIT TEXT', 'LGPL TEXT']);
  expect(text).toContain('blog: https://files.example/blog/2/licences.json');
});
