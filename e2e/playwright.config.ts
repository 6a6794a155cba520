import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/chromiumFlags';
import { headlessChromiumPath } from './support/chromiumPath';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/prepareSite.ts',
  // One more than the processors of the smallest machine: each waits for a page or a timer now and then.
  workers: 3,
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: [['list']],
  use: {
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    launchOptions: { executablePath: headlessChromiumPath(), args: chromiumFlags },
    // Frames between two states are painted by the processor here, a third of that process's work. Movement is seen by the journeys
    // of the carried photo, and by those of the other engines.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // The runner's own setting takes one of every page, in case its journey turns out to have failed: test.ts does it afterwards.
    screenshot: 'off',
  },
});
