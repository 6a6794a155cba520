import { defineConfig } from '@playwright/test';
import { headlessChromiumPath } from './support/chromiumPath';

// Flags: no sandbox for root in a container, nothing that reaches out to the network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/prepareSite.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: [['list']],
  use: {
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    launchOptions: { executablePath: headlessChromiumPath(), args },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
