// `npm run compat`: earlier builds and today’s side by side, in Chromium (docs/platform.md).
import { runOnWish } from '../test/runOnWish';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

process.exitCode = await runOnWish('e2e/compat/compat.config.ts');
