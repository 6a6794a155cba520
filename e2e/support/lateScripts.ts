import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** How long every script of a page is kept back, ms; 0 unless `LATE_SCRIPTS_MS` says otherwise. */
const lateMs = Number(process.env.LATE_SCRIPTS_MS ?? 0);

/** On a slow line people act before the page works: run so, each act of every journey comes too early. */
export async function lateScripts(context: BrowserContext): Promise<void> {
  if (!lateMs) return;
  await context.route('**/*.js', async (route) => {
    await setTimeout(lateMs);
    await route.continue().catch(() => undefined); // the page that asked may be gone
  });
}
