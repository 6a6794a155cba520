import type { BrowserContext } from '@playwright/test';

/** Keeps every script of the pages waiting until it is released: what is seen before is what the HTML shows. */
export async function holdScripts(context: BrowserContext): Promise<{ release(): void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined); // the page that asked may be gone
  });
  return { release: () => release() };
}
