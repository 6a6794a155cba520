import { defineConfig } from '@playwright/test';

/** The journeys that every engine must pass; the runner is playwright's, the browsers are the system's own. */
const known = ['firefox', 'webkit'];
const wanted = process.env.ENGINES?.split(',') ?? known;

export default defineConfig({
  testDir: '.',
  globalSetup: '../support/prepareSite.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: [['list']],
  projects: known.filter((name) => wanted.includes(name)).map((name) => ({ name })),
});
