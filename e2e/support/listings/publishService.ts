import { randomBytes } from 'node:crypto';
import { sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import type { Account } from '../people/enterAccount';

/** Publishes a service without photos; its address. */
export async function publishService(seller: Account, title: string): Promise<string> {
  const { kind, description, price, localityId, service } = sampleService as Extract<
    typeof sampleService,
    { kind: 'service' }
  >;
  const id = randomBytes(10).toString('hex');
  const listing = { id, kind, categoryId: 'altele', title, description, price, localityId };
  const { slug } = await seller.call<{ slug: string }>('publishListing', {
    ...listing,
    service,
    photos: [],
  });
  return `/anunt/${slug}-${id}`;
}
