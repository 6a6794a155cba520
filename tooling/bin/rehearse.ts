// `npm run rehearse`: the steps of going live that need no account (docs/platform.md, "Going live").
import { rehearse } from '../rehearsal/rehearse';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

process.exitCode = (await rehearse()) ? 0 : 1;
