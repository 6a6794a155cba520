import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';
import { packageModules } from './packageModules';
import { readExports } from './readExports';

export const API_PAGE = join(root, 'docs/api.md');

const head = `# Exports of the shared packages

Written by \`npm run docs:api\`; a test holds it. Each export with the first sentence of its comment, by package and folder. What stands in brackets is the module, where it is not named after the export: \`import { links } from '@anunturi/shared-domain/site/links'\`. Icons (\`@anunturi/shared-ui/icons/Heart\`) are named as Lucide names its drawings, and are not listed.
`;

/** The text of `docs/api.md`, as the packages are now. */
export async function apiPage(): Promise<string> {
  const shared = workspaces().filter((name) => name.startsWith('shared-'));
  return `${[head, ...(await Promise.all(shared.map(sectionOf)))].join('\n')}`;
}

async function sectionOf(folder: string): Promise<string> {
  const byPlace = new Map<string, string[]>();
  for (const { name, file } of await packageModules(folder)) {
    if (name.startsWith('icons/')) continue;
    const place = dirname(name) === '.' ? folder : `${folder}/${dirname(name)}`;
    const module = name.split('/').at(-1)!;
    const lines = readExports(file, readFileSync(join(root, file), 'utf8')).map(
      (each) =>
        `- \`${each.name}\`${each.name === module ? '' : ` (\`${module}\`)`}${each.line && `: ${each.line}`}`,
    );
    byPlace.set(place, [...(byPlace.get(place) ?? []), ...lines]);
  }
  const places = [...byPlace].map(([place, lines]) => `### ${place}\n\n${lines.join('\n')}\n`);
  return `## ${folder}\n\n${places.join('\n')}`;
}
