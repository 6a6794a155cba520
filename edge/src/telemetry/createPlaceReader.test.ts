import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { transform } from '@swc/core';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { readFrames } from '@anunturi/shared-contract/telemetry/readFrames';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { sampleEdge } from '../testing/sampleEdge';

const FILE = 'remote-blog/src/browse/listPosts.ts';
const source = `type Post = { title: string };

function listPosts(posts: Post[]): string[] {
  const titles: string[] = [];
  for (const post of posts) {
    if (post.title === 'broken') throw new TypeError('no title of ana@posta.ro');
    titles.push(post.title.toUpperCase());
  }
  return titles;
}
listPosts([{ title: 'a' }, { title: 'broken' }]);
`;
const owners = '* @anunturi/platform\n/remote-blog/ @anunturi/blog # its team\n';
const script = 'static/js/blog.chunk.js';
const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
const blog = sampleRelease('blog', [route], { version: '1.0.0-a' });
let folder: string;
let stack = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-places-'));
  const { code, map } = await transform(source, {
    filename: FILE,
    isModule: false,
    sourceMaps: true,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { mangle: { toplevel: true } },
    },
  });
  const { sources: _sources, ...rest } = JSON.parse(map!) as { sources: string[] };
  const text = JSON.stringify({ ...rest, sources: [FILE], sourcesContent: [source] });
  write(`maps/blog/1.0.0-a/${script}.map`, text);
  write('maps/blog/1.0.0-a/CODEOWNERS', owners);
  write(`releases/blog/1.0.0-a/${script}`, code);
  write(`releases/blog/1.0.0-a/${script}.map`, text); // by mistake
  write('shell/assets.json', '{"entries":{"main":[]},"chunks":{}}');
  write(
    'registry.json',
    JSON.stringify({
      remotes: { blog },
      grants: sampleGrants,
      history: [{ at: '2026-05-01', act: 'release', name: 'blog', version: '0.9.0-z' }],
    }),
  );
  try {
    const filename = `https://targ.example/remotes/blog/1.0.0-a/${script}?r=1`;
    new Script(code, { filename }).runInThisContext();
  } catch (error) {
    stack = (error as Error).stack!;
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function start() {
  const app = sampleEdge(folder, { statusToken: 'a-token' });
  return {
    app,
    tell: (said: object) =>
      app.request('https://targ.example/telemetry', { method: 'POST', body: JSON.stringify(said) }),
    async read() {
      const headers = { authorization: 'Bearer a-token' };
      const answer = await app.request('https://targ.example/telemetry.json', { headers });
      return (await answer.json()) as TelemetryReport;
    },
  };
}

const fault = {
  part: 'blog',
  version: '1.0.0-a',
  route: '/blog',
  kind: 'render',
  message: 'TypeError: no title of ana@posta.ro',
};

test('a fault of a minified script is shown at its file, line, function and owner, and counted by version', async () => {
  const frames = readFrames(stack);
  expect(frames[0]).toMatch(/^\/remotes\/blog\/1\.0\.0-a\/static\/js\/blog\.chunk\.js:\d+:\d+$/);
  const { tell, read } = start();
  for (const version of ['1.0.0-a', '1.0.0-a', '0.9.0-z'])
    expect((await tell({ faults: [{ ...fault, version, frames }] })).status).toBe(204);
  const { groups, newest } = await read();
  const place = { file: FILE, line: 6, function: 'listPosts', owner: '@anunturi/blog' };
  expect(groups).toEqual([
    {
      part: 'blog',
      kind: 'render',
      message: 'TypeError: no title of [e-mail]',
      place,
      count: 3,
      versions: { '1.0.0-a': 2, '0.9.0-z': 1 },
    },
  ]);
  expect(newest[0]).toMatchObject({ place });
  expect(newest[0]).not.toHaveProperty('frames');
});

test('a fault without a map is told without a place; a call that leads out of the folder or is none is refused', async () => {
  const { tell, read } = start();
  const frames = ['/remotes/blog/0.0.0-none/static/js/a.js:1:1', '/static/js/main.1.js:1:9'];
  expect((await tell({ faults: [{ ...fault, frames }] })).status).toBe(204);
  const out = ['/remotes/blog/../../../../etc/passwd.js:1:1'];
  expect((await tell({ faults: [{ ...fault, frames: out }] })).status).toBe(204);
  expect((await tell({ faults: [{ ...fault, frames: ['at ana@posta.ro'] }] })).status).toBe(400);
  expect((await read()).groups).toMatchObject([{ count: 2 }]);
  expect((await read()).groups![0]).not.toHaveProperty('place');
});

test('no map is served, neither from where they are kept nor from beside a script', async () => {
  const { app } = start();
  const scriptAnswer = await app.request(`https://targ.example/remotes/blog/1.0.0-a/${script}`);
  expect(scriptAnswer.status).toBe(200);
  for (const path of [
    `/remotes/blog/1.0.0-a/${script}.map`,
    `/maps/blog/1.0.0-a/${script}.map`,
    `/remotes/../maps/blog/1.0.0-a/${script}.map`,
    `/remotes/%2e%2e/maps/blog/1.0.0-a/${script}.map`,
  ]) {
    const answer = await app.request(`https://targ.example${path}`);
    expect(await answer.text()).not.toContain('sourcesContent');
  }
});
