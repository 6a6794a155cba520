import { defineConfig } from '@playwright/test';
import { headlessChromiumPath } from '../support/chromiumPath';

/** `npm run containment`: what fails × which remote, in Chromium, as a table with figures (docs/containment.md). */
export default defineConfig({
  testDir: '.',
  globalSetup: '../support/prepareSite.ts',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 8_000 },
  retries: 0,
  reporter: [['dot'], ['./TableReporter.ts']],
  use: {
    actionTimeout: 10_000,
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    launchOptions: {
      executablePath: headlessChromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
});
