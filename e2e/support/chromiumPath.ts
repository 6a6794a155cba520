import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/**
 * The same engine without windows, tabs and extensions: two thirds of the work for the processor,
 * and no pages kept for the back button.
 */
const shells = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];

const first = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The system's Chromium; undefined leaves the choice to playwright's own download, where there is one. */
export const chromiumPath = (): string | undefined => first(places);

/** What the journeys run in: the system's Chromium without a window of its own, else the whole one. */
export const headlessChromiumPath = (): string | undefined => first(shells) ?? chromiumPath();
