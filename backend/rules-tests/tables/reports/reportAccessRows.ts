import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { matrix } from '../../matrix';
import { admin, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { reportSetup } from './reportSetup';

/** Who reads reports. */
export function reportAccessRows(now: Date): RuleCase[] {
  const { path, own, stored, sendOwn, decision, query } = reportSetup(now);
  return [
    ...matrix({
      name: 'a report',
      path,
      document: stored,
      owner: seller,
      query,
      acts: {
        get: { may: ['owner', 'blocked', 'admin'] },
        list: { may: ['owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: sendOwn(own) } },
        update: {
          may: ['admin'],
          act: {
            write: [
              { update: path, data: { status: 'decided', decision, logId: 'log1' } },
              logEntry('log1', 'reportDecided', 'report', 'r1'),
            ],
          },
        },
      },
    }),
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
