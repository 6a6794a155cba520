import {
  sampleDutySettings,
  sampleLimitSettings,
  sampleLocalitySettings,
  sampleModerationSettings,
  sampleSiteSettings,
} from '@anunturi/shared-domain/samples/adminSamples';
import { sampleEmailWords } from '@anunturi/shared-domain/samples/emailWordSamples';
import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase, roles as everybody } from '../../RuleCase';

/** settings/{site, limits, moderation, localities, emails, legal, duties}: everybody reads, of moderation administrators alone; trusted code writes. */
export function settingsTable(now: Date): RuleCase[] {
  const all = {
    site: sampleSiteSettings,
    limits: sampleLimitSettings,
    moderation: sampleModerationSettings,
    localities: sampleLocalitySettings,
    emails: sampleEmailWords,
    duties: sampleDutySettings,
    legal: { terms: { inForce: 1, told: [] } },
  };
  return Object.entries(all).flatMap(([name, settings]) => {
    const path = `settings/${name}`;
    const write = { write: [{ set: path, data: { ...settings, updatedAt: NOW } }] };
    return matrix({
      name: `the settings of ${name}`,
      path,
      document: { ...settings, updatedAt: daysFrom(now, -1) },
      owner: seller,
      acts: {
        get: { may: name === 'moderation' ? ['admin'] : everybody },
        create: { may: [], act: write },
        update: { may: [], act: write },
      },
    });
  });
}
