import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES_FILE } from '@anunturi/shared-contract/page/licencesAddress';
import { type Licence, licencesSchema } from '@anunturi/shared-contract/page/licencesSchema';
import type { Context } from 'hono';
import type { EdgeContext } from '../EdgeContext';

type Used = Licence & { parts: string[] };

/** `/licente.txt`: the packages in the browser files of the shell and of every live release, each licence text once. */
export const createLicencesAnswer = (context: EdgeContext) => async (c: Context) => {
  const used = new Map<string, Used>();
  const elsewhere: string[] = [];
  for (const { name, folder, url } of await builds(context)) {
    const licences = await readLicences(folder);
    if (!licences) elsewhere.push(`${name}: ${new URL(url + LICENCES_FILE, context.siteOrigin)}`);
    for (const licence of licences ?? []) {
      const key = `${licence.name} ${licence.version}`;
      const known = used.get(key);
      used.set(key, { ...licence, parts: [...(known?.parts ?? []), name] });
    }
  }
  c.header('cache-control', 'no-cache');
  return c.text(licencesText(context.site.name, [...used.values()], elsewhere));
};

async function builds({ shellFolder, releasesFolder, readRegistry }: EdgeContext) {
  const { remotes } = (await readRegistry()).registry;
  return [
    { name: 'shell', folder: shellFolder, url: '/' },
    ...Object.values(remotes).map(({ name, version, url }) => ({
      name,
      folder: join(releasesFolder, name, version),
      url,
    })),
  ];
}

/** Null where the files are on another host, or served by a dev server. */
async function readLicences(folder: string): Promise<Licence[] | null> {
  const text = await readFile(join(folder, LICENCES_FILE), 'utf8').catch(() => null);
  return text === null ? null : licencesSchema.parse(JSON.parse(text));
}

function licencesText(site: string, used: Used[], elsewhere: string[]): string {
  const texts = [...new Set(used.map(({ text }) => text))];
  const sorted = used.sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    `${site}: bibliotecile altora din fișierele acestui site`,
    'Fiecare cu sursa, licența și numărul textului ei, mai jos.',
    ...sorted.map(({ name, version, source, licence, note, parts, text }) =>
      [
        `${name} ${version}`.trim(),
        source && `Sursa: ${source}`,
        `Licența: ${licence}, textul ${texts.indexOf(text) + 1}. Se află în: ${parts.join(', ')}.`,
        note,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    ...(elsewhere.length > 0 ? [`Alte liste:\n${elsewhere.join('\n')}`] : []),
    ...texts.map((text, index) => `${'='.repeat(30)} Textul ${index + 1}\n\n${text}`),
    '',
  ].join('\n\n');
}
