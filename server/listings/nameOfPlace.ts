import * as z from 'zod/mini';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { Refusal } from '../app/refuse';
import type { Store } from '../app/Store';

const placesSchema = z.object({
  localities: z.array(z.object({ id: z.string(), name: z.string() })),
});
type Placed = { localityId: string; localityName: string };

/**
 * What the place of a listing is called; `before` keeps its place and name when the settings no longer have it.
 * @throws Refusal invalidInput for a place that is none
 */
export async function nameOfPlace(
  { localityId, service }: { localityId: string; service?: object | undefined },
  store: Store,
  before?: Placed,
): Promise<string> {
  const settings = await store.get(documentPaths.settings('localities'), placesSchema);
  const names = new Map(settings?.localities.map(({ id, name }) => [id, name]));
  if (before && !names.has(before.localityId)) names.set(before.localityId, before.localityName);
  const name = names.get(localityId);
  if (name === undefined) refuseField('localityId', 'Alegeți localitatea.');
  const covered: unknown = (service as Record<string, unknown> | undefined)?.coveredLocalityIds;
  if (Array.isArray(covered) && !covered.every((id) => names.has(id)))
    refuseField('service.coveredLocalityIds', 'Alegeți localitățile din listă.');
  return name;
}

function refuseField(field: string, message: string): never {
  throw new Refusal('invalidInput', message, { [field]: message });
}
