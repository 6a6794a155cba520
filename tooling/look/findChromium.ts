import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { headlessChromiumPath } from '../../e2e/support/chromiumPath';

/** The system's Chromium, or playwright's own download; undefined where there is none. */
export const findChromium = (): string | undefined =>
  headlessChromiumPath() ?? [chromium.executablePath()].find((path) => existsSync(path));
