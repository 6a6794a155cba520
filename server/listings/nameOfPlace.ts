import * as z from 'zod/mini';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { Refusal } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

const placesSchema = z.object({
  localities: z.array(
    z.object({ id: z.string(), name: z.string(), retired: z.optional(z.boolean()) }),
  ),
});
type Service = { coveredLocalityIds?: unknown } | undefined;
type Placed = {
  localityId: string;
  localityName: string;
  service?: Service;
};

/**
 * What the place of a listing is called; `before` keeps its places when the settings no longer have them or take no new
 * listings there.
 * @throws Refusal invalidInput for a place that is none
 */
export async function nameOfPlace(
  { localityId, service }: { localityId: string; service?: Service },
  store: Store,
  before?: Placed,
): Promise<string> {
  const settings = await store.get(documentPaths.settings('localities'), placesSchema);
  const all = settings?.localities ?? [];
  const names = new Map(all.map(({ id, name }) => [id, name]));
  if (before && !names.has(before.localityId)) names.set(before.localityId, before.localityName);
  const kept = [before?.localityId, ...idsIn(before?.service)];
  for (const { id, retired } of all) if (retired && !kept.includes(id)) names.delete(id);
  const name = names.get(localityId);
  if (name === undefined) refuseField('localityId', 'Alegeți localitatea.');
  if (!idsIn(service).every((id) => names.has(id)))
    refuseField('service.coveredLocalityIds', 'Alegeți localitățile din listă.');
  return name;
}

function idsIn(service: Service): string[] {
  const ids = service?.coveredLocalityIds;
  return Array.isArray(ids) ? ids.map(String) : [];
}

function refuseField(field: string, message: string): never {
  throw new Refusal('invalidInput', message, { [field]: message });
}
