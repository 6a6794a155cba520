import { defineConfig } from '@playwright/test';
import containment from '../containment/containment.config';

/** `npm run compat`: earlier builds and today’s side by side (docs/platform.md). */
export default defineConfig({
  ...containment,
  testDir: '.',
  timeout: 600_000,
  reporter: 'list',
  // Nothing is broken here: a page that takes long is waited for, until what is said of it is gone.
  expect: { timeout: 30_000 },
  use: { ...containment.use, actionTimeout: 0 },
});
