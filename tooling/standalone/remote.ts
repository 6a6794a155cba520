// `remote build`, `remote dev`, `remote release --to …`: what a repository that holds one remote runs.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { buildPackage } from '../build/buildPackage';
import { filesFolder, packageFolder, remotes } from '../build/folders';
import { isBuilt } from '../build/isBuilt';
import { startDevServers } from '../dev/startDevServers';
import { promote, release, rollBack, setCanary } from '../release/acts';
import { describeCanary, describeChange, readPercent } from '../release/describeChange';
import { openTarget } from '../release/openTarget';
import { readPublication } from '../release/readPublication';
import { refusalOf } from '../release/refusalOf';
import { readSigner } from '../release/releaseKeys';
import { releaseStatus } from '../release/releaseStatus';
import { ReleaseRefused } from '../release/ReleaseTarget';

const usage = `remote build                                      builds; nobody sees it
remote dev                                        a dev server, for a running site: ?mf-override=name@http://localhost:port
remote release --to folder|gs://bucket/folder     publish the build and make it live
remote canary <0-100> --to …                      publish it for so many of a hundred visitors; 0 ends it
remote promote --to …                             make the canary live
remote rollback [--version 1.0.0-abc] --to …      make the version before live again
remote status --to …                              what is live, since when, for whom
--key file (or RELEASE_KEY) signs a release; where the site's grants name keys nothing goes live without.
A version that the site stepped back from is refused; --again releases it all the same.`;
reportFailures(usage);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    version: { type: 'string' },
    again: { type: 'boolean', default: false },
    key: { type: 'string' },
  },
});
const [command = '', share = ''] = positionals;
const [name = ''] = remotes;

if (command === 'build') {
  process.env.NODE_ENV = 'production';
  const isDone = await isBuilt(name);
  if (!isDone) await buildPackage(name);
  console.log(isDone ? `${name}: built already` : `${name}: built`);
} else if (command === 'dev') await startDevServers(packageFolder(name), 'with-shell');
else console.log(await act());

/** What is done with releases, and what is said of it. @throws ReleaseRefused */
async function act(): Promise<string> {
  if (!values.to) throw new ReleaseRefused('Where to is not said.', usage, 2);
  const target = openTarget(values.to ?? filesFolder);
  const keyFile = values.key ?? process.env.RELEASE_KEY;
  const sign = keyFile ? readSigner(keyFile) : undefined;
  const context = { target, by: userInfo().username, again: values.again, sign };
  try {
    switch (command) {
      case 'release':
        return describeChange(await release(await readPublication(name, target), context), target);
      case 'canary': {
        const percent = readPercent(share);
        if (percent === null) break;
        const publication = percent ? await readPublication(name, target) : { name };
        const version = await setCanary(publication, percent, context);
        return describeCanary({ name, version, percent }, target);
      }
      case 'promote':
        return describeChange(await promote(name, context), target);
      case 'rollback':
        return describeChange(await rollBack(name, context, { version: values.version }), target);
      case 'status':
        return await releaseStatus(target);
    }
  } catch (error) {
    throw refusalOf(error, target) ?? error;
  }
  throw new ReleaseRefused(`"${positionals.join(' ')}" is no act of a remote.`, usage, 2);
}
