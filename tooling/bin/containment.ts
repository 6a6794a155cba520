// `npm run containment [-- file ...]`: what a failure costs, in Chromium (docs/containment.md).
import { runOnWish } from '../test/runOnWish';

process.exitCode = await runOnWish('e2e/containment/containment.config.ts');
