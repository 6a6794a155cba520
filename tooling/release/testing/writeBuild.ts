import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@anunturi/edge/files/findDamage';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';

export const route = (path: string): RouteData => ({
  path,
  access: 'public',
  screen: 'screen',
  title: 'Titlu',
});

/** A build as `npm run build` leaves it. */
export function writeBuild(
  folder: string,
  name: string,
  text: string,
  change: object = {},
): string {
  const build = join(folder, `build ${name} ${text}`);
  mkdirSync(join(build, 'static/js'), { recursive: true });
  const file = name === 'shell' ? `static/js/main.${text}.js` : 'remoteEntry.js';
  const files = { [file]: text, 'assets.json': `"${text}"` };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(build, path), content);
  writeFileSync(join(build, 'remoteEntry.js.br'), text);
  writeFileSync(join(build, `${file}.map`), `{"mappings":"${text}"}`);
  const {
    version: _version,
    url: _url,
    manifestIntegrity: _made,
    ...described
  } = sampleRelease(name, [route(`/${name}`)]);
  const assets = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      { sizeBytes: content.length, integrity: integrityOf(content) },
    ]),
  );
  const description = {
    digest: text,
    builtAt: '2026-05-01T10:00:00Z',
    assets,
    ...(name === 'shell' ? {} : { release: { ...described, ...change } }),
  };
  writeFileSync(join(build, 'build.json'), JSON.stringify(description));
  return build;
}
