import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { compareRomanian } from '@anunturi/shared-domain/formats/romanianText';
import { localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { type LocalTaxes, noLocalTaxes } from '../domain/localTaxes';

/** The surcharge of every place of the county, by name; empty when the site has no places yet. */
export async function findLocalTaxes(): Promise<LocalTaxes> {
  const settings = await readDocument(documentPaths.settings('localities'), localitySettingsSchema);
  if (!settings) return noLocalTaxes;
  const localities = settings.localities
    .filter(({ retired }) => !retired)
    .map(({ id, name, surchargePercent, surchargeDecision }) => ({
      id,
      name,
      percent: surchargePercent,
      ...(surchargeDecision ? { decision: surchargeDecision } : {}),
    }));
  return {
    localities: localities.sort((a, b) => compareRomanian(a.name, b.name)),
    updatedAt: settings.updatedAt.getTime(),
  };
}
