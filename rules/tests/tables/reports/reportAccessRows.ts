import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { matrix } from '../../matrix';
import { admin, claimsOf, other, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { reportSetup } from './reportSetup';

/** Who reads reports. */
export function reportAccessRows(now: Date): RuleCase[] {
  const { path, stored, decision, query } = reportSetup(now);
  return [
    ...matrix({
      name: 'a report',
      path,
      document: stored,
      owner: seller,
      query,
      acts: {
        get: { may: ['owner', 'blocked', 'moderator', 'admin'] },
        list: { may: ['owner', 'blocked', 'moderator', 'admin'] },
        update: {
          may: [],
          act: { write: [{ update: path, data: { status: 'decided', decision } }] },
        },
      },
    }),
    ...matrix({
      name: 'what was reported as it stood then',
      path: `${path}/private/snapshot`,
      document: { takenAt: now, authorId: other },
      owner: seller,
      acts: { get: { may: ['moderator', 'admin'] } },
      world: { [path]: stored },
    }),
    ...(
      [
        [seller, { ...sampleReport, reporterId: seller, createdAt: NOW }],
        [null, { ...sampleReport, createdAt: NOW }],
      ] as const
    ).map(([as, data]): RuleCase => ({
      what: `send a report from the browser as ${as ?? 'nobody'}`,
      as,
      claims: claimsOf(as),
      may: false,
      act: { write: [{ set: path, data }] },
    })),
    { what: 'list all reports', as: seller, may: false, act: { list: 'reports', limit: 10 } },
    {
      what: 'list all reports as administrator',
      as: admin,
      may: true,
      act: { list: 'reports', limit: 10 },
    },
    {
      what: 'read a report without a reporter',
      as: seller,
      may: false,
      act: { get: path },
      world: { [path]: { ...sampleReport, createdAt: now } },
    },
  ];
}
