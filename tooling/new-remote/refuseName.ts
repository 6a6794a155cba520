import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { shellPages } from '@anunturi/shared-contract/navigation/shellPages';
import { prefixesOf } from '@anunturi/shared-contract/registry/prefixesOf';
import { serverNames } from './serverNames';

type Listed = { name: string; grant?: Record<string, string[]> };

/** `remotes.config.json`, as far as a new remote is entered in it. */
export type RemotesConfig = {
  shell: { port: number };
  remotes: (Listed & { folder: string; port: number })[];
  /** Remotes that have a repository of their own. */
  elsewhere: (Listed & { owner: string; port: number })[];
};

const OTHER_NAME = 'Choose another name.';

/** A name that is a JavaScript name, a folder and an address at once. */
const isName = (name: string) => /^[a-z][a-z0-9]{1,30}$/.test(name);

export const nextPort = ({ remotes, elsewhere }: RemotesConfig): number =>
  Math.max(...[...remotes, ...elsewhere].map(({ port }) => port)) + 1;

/** @throws ExpectedFailure for a name that no further remote can have, or when there is no port for one */
export function refuseName(name: string, config: RemotesConfig): void {
  const { shell, remotes, elsewhere } = config;
  const all: Listed[] = [...remotes, ...elsewhere];
  if (!isName(name))
    throw new ExpectedFailure(
      `"${name}" is no name of a remote.`,
      'Small letters and digits, as an address: npm run new:remote -- garaj',
      2,
    );
  if (all.some((each) => each.name === name) || name === 'shell')
    throw new ExpectedFailure(`There is a part called ${name} already.`, OTHER_NAME);
  const granted = all.flatMap(({ grant = {} }) => prefixesOf(grant));
  const taken = [...shellPages.map(({ path }) => path), ...granted].map(
    (path) => path.split('/')[1],
  );
  if ([...taken, ...serverNames].includes(name))
    throw new ExpectedFailure(`/${name} is taken.`, OTHER_NAME);
  if (nextPort(config) === shell.port)
    throw new ExpectedFailure(
      "The port after the last one is the shell's.",
      'Give the shell another one in remotes.config.json first.',
    );
}
