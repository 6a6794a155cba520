import { sampleLimitSettings } from '@anunturi/shared-domain/samples/adminSamples';
import {
  limitSettingsSchema,
  moderationSettingsSchema,
  siteSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import { daysFrom } from '../../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../../matrix';
import { seller } from '../../people';
import { type Data, roles as everybody, NOW, type RuleCase } from '../../RuleCase';
import { adminRow as row, asAdmin, asNobody, saved } from '../administration/asAdmin';
import { texts, operator, partners, settingsSetup } from './settingsSetup';

/** Who reads and saves settings, and what their schemas take. */
export function settingsAccessRows(now: Date): RuleCase[] {
  const { words, all, put } = settingsSetup();
  return [
    ...all.flatMap(([name, schema, data, invalid]) => [
      ...matrix({
        name: `the settings of ${name}`,
        path: `settings/${name}`,
        document: { ...data, updatedAt: daysFrom(now, -1) },
        owner: seller,
        acts: {
          get: { may: everybody },
          create: { may: ['admin'], act: { write: put(name, saved(data)) } },
          update: { may: ['admin'], act: { write: put(name, saved(data)) } },
        },
      }),
      ...refusals(
        `the settings of ${name}`,
        asAdmin,
        [
          ...faultsOf(schema, saved(data)).filter(
            ([what]) => !/localities\[0\]|localities as a list/.test(what),
          ),
          ...invalid.map(([what, bad]) => [what, saved(bad)] as const),
        ],
        (bad) => ({ write: put(name, bad) }),
      ),
      row(`save the settings of ${name} without a log entry`, false, [
        { set: `settings/${name}`, data: saved(data) },
      ]),
      row(`save the settings of ${name} logged as others`, false, put(name, saved(data), 'others')),
      row(
        `save the settings of ${name} logged as a category`,
        false,
        put(name, saved(data), name, 'categoryChanged'),
      ),
      ...asNobody(
        [{ set: `settings/${name}`, data: saved(data) }],
        'settings',
        name,
        'settingsChanged',
        now,
      ),
      row(`save the settings of ${name} under another name`, false, put('colours', saved(data))),
      row(
        `save the settings of ${name} of yesterday`,
        false,
        put(name, { ...saved(data), updatedAt: daysFrom(now, -1) }),
      ),
      row(`save the settings of ${name} with more`, false, put(name, { ...saved(data), extra: 1 })),
    ]),
    row('save settings of another name', false, put('colours', { updatedAt: NOW, logId: 'log1' })),
    ...extremes(
      'the site',
      asAdmin,
      siteSettingsSchema,
      saved({ ...texts, operator, partners }),
      ['homeTitle', 'homeText', 'notice', 'operator.name', 'operator.seat'],
      (data) => ({ write: put('site', data) }),
    ),
    ...extremes(
      'limits',
      asAdmin,
      limitSettingsSchema,
      saved(sampleLimitSettings as Data),
      Object.keys(sampleLimitSettings),
      (data) => ({ write: put('limits', data) }),
    ),
    ...extremes(
      'moderation',
      asAdmin,
      moderationSettingsSchema,
      saved(words),
      ['autoTrustAfter'],
      (data) => ({ write: put('moderation', data) }),
    ),
  ];
}
