// `npm run icons -- heart trash-2`: adds these drawings of Lucide (lucide.dev) to shared-ui, and writes those that are there anew.
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { root } from '../build/folders';
import { type LucideIcon, iconModule, iconName, lucideName } from '../icons/iconModule';
import { installOnDemand } from '../on-demand/installOnDemand';
import { runCommand } from '../test/runCommand';

reportFailures();

const lucide = join(await installOnDemand('icons'), 'lucide-react');
const folder = join(root, 'shared-ui/src/icons');
const present = (await readdir(folder)).filter((file) => /^[A-Z]\w*\.ts$/.test(file));
const wanted = [...process.argv.slice(2), ...present.map((file) => lucideName(file.slice(0, -3)))];
for (const name of wanted)
  await writeFile(join(folder, `${iconName(name)}.ts`), iconModule(name, await readIcon(name)));
await copyFile(join(lucide, 'LICENSE'), join(folder, 'LICENSE'));
process.exitCode = await runCommand(join(root, 'node_modules/.bin/oxfmt'), [folder]);

async function readIcon(name: string): Promise<LucideIcon> {
  const file = join(lucide, `dist/esm/icons/${name}.mjs`);
  const read: Promise<{ __iconData?: LucideIcon }> = import(file);
  const { __iconData: icon } = await read.catch(() => ({ __iconData: undefined }));
  if (!icon)
    throw new ExpectedFailure(
      `Lucide has no icon "${name}".`,
      'The names are at https://lucide.dev/icons, where an earlier name leads to the one of today.',
      2,
    );
  return icon;
}
