// `npm run docs:try [-- words ...]`: runs every command of the documents, or those with one of the words (`orders`: several in a row), in throw-away clones.
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { tryDocuments } from '../documents/try/tryDocuments';

reportFailures();

const failed = await tryDocuments(process.argv.slice(2));
if (failed > 0)
  throw new ExpectedFailure(`${failed} commands failed.`, 'What they said stands below each.');
