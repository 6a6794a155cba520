import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The system's Chromium; undefined leaves the choice to playwright's own download, where there is one. */
export function chromiumPath(): string | undefined {
  return places.find((path) => path && existsSync(path));
}
