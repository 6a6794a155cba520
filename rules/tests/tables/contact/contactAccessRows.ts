import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';

/** Who reads contact messages; nobody writes them by themselves. */
export function contactAccessRows(now: Date): RuleCase[] {
  const path = 'contactMessages/c1';
  const data = { status: 'answered', updatedAt: NOW };
  return matrix({
    name: 'a contact message',
    path,
    document: { ...sampleContactMessage, createdAt: daysFrom(now, -1) },
    owner: seller,
    acts: {
      get: { may: ['moderator', 'admin'] },
      list: { may: ['moderator', 'admin'] },
      create: {
        may: [],
        act: { write: [{ set: path, data: { ...sampleContactMessage, createdAt: NOW } }] },
      },
      update: { may: [], act: { write: [{ update: path, data }] } },
    },
  });
}
