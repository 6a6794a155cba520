import { sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase, roles as everybody } from '../../RuleCase';

/** categories: everybody reads, trusted code writes. */
export function categoryTable(now: Date): RuleCase[] {
  const path = 'categories/noua';
  const data = { ...sampleCategory, updatedAt: NOW };
  return matrix({
    name: 'a category',
    path,
    document: { ...sampleCategory, updatedAt: daysFrom(now, -5) },
    owner: seller,
    acts: {
      get: { may: everybody },
      list: { may: everybody },
      create: { may: [], act: { write: [{ set: path, data }] } },
      update: { may: [], act: { write: [{ set: path, data }] } },
    },
  });
}
