import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/startSite';
import { displayServerPath, webKitBrowserPath, webKitDriverPath } from './enginePaths';

const defaults = {
  display: displayServerPath,
  driver: webKitDriverPath,
  browser: webKitBrowserPath,
  /** The driver waits for ever for a browser that ends as it is started. */
  sessionLimitMs: 60_000,
};

/**
 * The driver with its browser, on a display that nobody sees, in a private session: nothing it stores outlives it.
 * @throws when one of them does not start; nothing of them is left then
 */
export async function startWebKitDriver(
  downloads: string,
  options: Partial<typeof defaults> = {},
): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'anunturi-webkit-'));
  const started: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(started.map(ended));
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await mkdir(join(home, '.config'), { recursive: true });
    await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const driver = await start({ ...defaults, ...options }, home, started);
    return { driver, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** Every process is put into `started` the moment it is there. */
async function start(
  { display, driver, browser, sessionLimitMs }: typeof defaults,
  home: string,
  started: ChildProcess[],
): Promise<WebDriver> {
  const screen = spawn(
    display,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  started.push(screen);
  // The server takes a number that is free and says which.
  const [number] = (await unlessItEnds(screen, once(screen.stdio[3]!, 'data'))) as [Buffer];
  const port = await freePort();
  const driverProcess = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_DATA_HOME: join(home, '.data'),
      XDG_CACHE_HOME: join(home, '.cache'),
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // A graphics card that is not there would take a sixth of a journey's processor to paint, and a third to put layers together
      // that nobody sees: pages and canvases are painted without it, and Mesa leaves out the rest. Without layers at all
      // WebKit crashes now and then as a card's photo moves into its listing.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      GALLIUM_NOOP: '1',
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: 'ignore',
  });
  started.push(driverProcess);
  const server = `http://127.0.0.1:${port}`;
  const answers = { message: 'the driver answers', timeout: 30_000 };
  await unlessItEnds(driverProcess, expect.poll(() => isListening(server), answers).toBe(true));
  const beginning = new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();
  const late = once(AbortSignal.timeout(sessionLimitMs), 'abort').then(() => {
    throw new Error('The driver has begun no session.');
  });
  const session = await Promise.race([beginning, late]);
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return session;
}

/** What is waited for, unless the process that it comes from does not start or has ended. */
function unlessItEnds<T>(child: ChildProcess, wanted: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended as it was started.`)));
    wanted.then(resolve, reject);
  });
}

const isListening = (server: string) =>
  fetch(`${server}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function ended(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}
