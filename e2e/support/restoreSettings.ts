import { join } from 'node:path';
import { readCounty } from '@anunturi/demo/county/readCounty';
import { toSettings } from '@anunturi/demo/toSettings';
import type { SettingsName } from '@anunturi/shared-domain/site/settingsNames';
import siteConfig from '../../site.config.json' with { type: 'json' };
import { documentsOf } from './documentsOf';
import { enterAccount } from './people/enterAccount';
import type { Site } from './startSite';

/** Gives settings the values that the demonstration begins with, for the journeys that come after. */
export async function restoreSettings(site: Site, name: SettingsName): Promise<void> {
  const county = readCounty(join(import.meta.dirname, '../..'), siteConfig.county.code);
  const begun = { ...county, localities: county.demonstrationLocalities };
  const path = `settings/${name}`;
  const [, seeded] = toSettings(begun, new Date()).find(([each]) => each === path)!;
  const { updatedAt: _now, ...value } = seeded as { updatedAt: Date };
  const admin = await enterAccount(site, 'admin@demo.ro');
  const answer = await fetch(`${documentsOf(site.origin)}/${path}`, {
    headers: { authorization: `Bearer ${admin.idToken}` },
  });
  const stored = (await answer.json()) as {
    fields: { updatedAt: { timestampValue: string } };
  };
  const readAtMs = Date.parse(stored.fields.updatedAt.timestampValue);
  await admin.call('saveSettings', { name, value, readAtMs });
}
