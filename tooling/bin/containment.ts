// `npm run containment [-- file ...]`: what a failure costs, in Chromium (docs/containment.md).
import { runOnWish } from '../test/runOnWish';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

process.exitCode = await runOnWish('e2e/containment/containment.config.ts');
