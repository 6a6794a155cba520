import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../../e2e/support/chromiumFlags';
import { copyLive } from '../look/copyLive';
import { startSiteToLookAt } from '../look/startSiteToLookAt';
import { type DeployedRegistry, shownReleases } from '../release/DeployedRegistry';
import type { ReleaseTarget } from '../release/ReleaseTarget';

const WIDTHS = [375, 1280] as const;
const HEIGHT = 900;

type Picture = { page: string; png: Buffer };
export type ChangedPicture = { page: string; before: string | null; now: string };

/**
 * Pictures of a remote's public pages that open without a parameter, on a phone and on a wide screen, as they are live and as
 * they would be, with the documents of the demonstration. @returns those that differ, as files in `folder`
 */
export async function takePictures(
  name: string,
  registries: { live: DeployedRegistry; next: DeployedRegistry },
  options: { target: ReleaseTarget; folder: string; executablePath: string },
): Promise<ChangedPicture[]> {
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    args: chromiumFlags,
  });
  try {
    const before = await picturesOf(name, registries.live, { ...options, browser });
    const now = await picturesOf(name, registries.next, { ...options, browser });
    const changed: ChangedPicture[] = [];
    for (const { page, png } of now) {
      const was = before.find((each) => each.page === page);
      if (was && was.png.equals(png)) continue;
      const file = `${name}${page.replaceAll(/\W+/g, '-')}`;
      changed.push({
        page,
        before: was ? await put(options.folder, `${file}-before.png`, was.png) : null,
        now: await put(options.folder, `${file}-now.png`, png),
      });
    }
    return changed;
  } finally {
    await browser.close();
  }
}

async function picturesOf(
  name: string,
  registry: DeployedRegistry,
  { target, browser }: { target: ReleaseTarget; browser: Browser },
): Promise<Picture[]> {
  const release = shownReleases(registry).find((each) => each.name === name);
  if (!release) return [];
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  await copyLive([name], registry, { target, folder });
  const site = await startSiteToLookAt(folder);
  const pictures: Picture[] = [];
  try {
    const pages = release.routes.filter(
      ({ path, access }) => access === 'public' && !path.includes(':'),
    );
    for (const width of WIDTHS)
      for (const { path } of pages) {
        const context = await browser.newContext({
          baseURL: site.origin,
          locale: 'ro-RO',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          viewport: { width, height: HEIGHT },
        });
        const page = await context.newPage();
        await page.goto(path, { waitUntil: 'networkidle' });
        const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
        pictures.push({ page: `${path} ${width}`, png });
        await context.close();
      }
    return pictures;
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function put(folder: string, file: string, png: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), png);
  return file;
}
