import { sampleLegalRequest } from '@anunturi/shared-domain/samples/legalRequestSamples';
import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';

/** Who lists the register of requests; nobody writes it by themselves. */
export function legalRequestRows(now: Date): RuleCase[] {
  const path = 'legalRequests/r1';
  return matrix({
    name: 'a request that the law gives a time to answer',
    path,
    document: { ...sampleLegalRequest, receivedAt: daysFrom(now, -1) },
    owner: seller,
    acts: {
      get: { may: [] },
      list: { may: ['moderator', 'admin'] },
      create: {
        may: [],
        act: { write: [{ set: path, data: { ...sampleLegalRequest, receivedAt: NOW } }] },
      },
      update: { may: [], act: { write: [{ update: path, data: { answeredAt: NOW } }] } },
    },
  });
}
