// What the screens show before anybody scrolls, beside what is wanted (docs/decisions/0061):
// npm run look [-- --only list,home --origin http://localhost:3000 --pictures folder]
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { chromiumFlags } from '../support/chromiumFlags';
import { headlessChromiumPath } from '../support/chromiumPath';
import { lookAt, withScreen } from '../support/look/lookAt';
import { checksOf, holds, type LookCheck } from '../support/look/lookChecks';
import {
  type LookDevice,
  type LookScreenName,
  lookDevices,
  lookScreens,
} from '../support/look/lookScreens';
import { startSite } from '../support/startSite';

reportFailures();

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(lookScreens).join(',') },
    origin: { type: 'string' },
    pictures: { type: 'string' },
  },
});
type Row = Record<'where' | 'what' | 'holds', string> &
  Record<'measured' | 'limit' | 'wanted', number>;
const names = values.only.split(',').filter((name): name is LookScreenName => name in lookScreens);
const devices = Object.keys(lookDevices) as LookDevice[];

const folder = await mkdtemp(join(tmpdir(), 'look-'));
const site = values.origin ? null : await startSite(join(folder, 'data'));
const origin = values.origin ?? site!.origin;
const browser = await chromium.launch({
  executablePath: headlessChromiumPath(),
  args: chromiumFlags,
});
try {
  const rows = new Map<string, Row>();
  const small: string[] = [];
  for (const name of names)
    for (const device of devices) {
      const look = await lookAt(browser, origin, lookScreens[name], device);
      if (device === 'phone' && look.smallTaps.length > 0)
        small.push(`${name}: ${look.smallTaps.join(' | ')}`);
      for (const check of checksOf(name, device)) keepWorst(rows, check, check.read(look), name);
      if (values.pictures) await takePictures(values.pictures, name, device);
    }
  console.table([...rows.values()]);
  console.log(`Taps under 44 px on the phone:\n${small.join('\n') || 'none'}`);
} finally {
  await browser.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}

/** What all screens keep to is one row for each device: that of the screen which is furthest from it. */
function keepWorst(rows: Map<string, Row>, check: LookCheck, value: number, name: LookScreenName) {
  const place = check.everywhere ? 'every screen' : check.screen;
  const key = `${place} ${check.device} ${check.what}`;
  const before = rows.get(key);
  if (before && holds(value, check, before.measured)) return;
  const wanted = check.wanted ?? check.limit;
  rows.set(key, {
    where: `${place}, ${check.device}`,
    what: check.everywhere ? `${check.what} (${name})` : check.what,
    measured: value,
    limit: check.limit,
    wanted,
    holds: holds(value, check, wanted) ? 'yes' : 'no',
  });
}

/** The first screen and the whole page, light and dark. */
async function takePictures(into: string, name: LookScreenName, device: LookDevice) {
  await mkdir(into, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const)
    await withScreen(browser, origin, lookScreens[name], device, { colorScheme }, async (page) => {
      const path = (part: string) => join(into, `${name}-${device}-${colorScheme}${part}.jpg`);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path(''), type: 'jpeg', quality: 80 });
      if (colorScheme === 'light')
        await page.screenshot({ path: path('-whole'), type: 'jpeg', quality: 60, fullPage: true });
    });
}
