// `npm run pack:shared -- FOLDER`: tarballs of what a remote in a repository of its own is made with.
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { packPackages } from '../pack/packPackages';

reportFailures();

const [folder] = process.argv.slice(2);
if (!folder)
  throw new ExpectedFailure('Which folder is not said.', 'npm run pack:shared -- ../tarballs', 2);
for (const { file, sizeBytes, files } of await packPackages(folder))
  console.log(`${file}  ${Math.ceil(sizeBytes / 1000)} kB, ${files.length} files`);
