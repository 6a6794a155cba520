import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countyFilePath } from '@anunturi/shared-domain/site/countyFile';
import { parseCountyFile } from '@anunturi/shared-domain/site/parseCountyFile';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { toLocalities } from '@anunturi/shared-domain/site/toLocalities';
import { readSiteConfig } from '../app/readSiteConfig';
import { defineMigration } from './defineMigration';

/**
 * Localities had no coordinates: no distances were said. They come from the county's file; what it does not list stays
 * without. A form of settings that somebody opened before is refused as changed elsewhere: it would put the old ones back.
 */
export const placeLocalities = defineMigration({
  number: 5,
  name: 'localities say where they lie',
  collection: 'settings',
  change({ path, data }, store): string | void {
    const localities: Locality[] = data.localities ?? [];
    if (localities.every((each) => each.at)) return;
    const { file, places } = readPlaces();
    if (!places)
      return `There is no ${file}: SITE_CONFIG names another site, or a file is missing.`;
    if (!localities.some(({ id }) => places.has(id)))
      return `${file} lists none of the stored localities: SITE_CONFIG names another site.`;
    const placed = localities.map((each) => {
      const at = places.get(each.id);
      return each.at || !at ? each : { ...each, at };
    });
    if (placed.some((each, at) => each !== localities[at]))
      store.update(path, { localities: placed, updatedAt: new Date() });
  },
});

/** Where the places of the site's county lie, by their ids; and the file that says so. */
function readPlaces(): { file: string; places?: Map<string, Locality['at']> } {
  const { file: beside, config } = readSiteConfig();
  const file = join(dirname(beside), countyFilePath(config.county.code));
  if (!existsSync(file)) return { file };
  const { places } = parseCountyFile(file, () => readFileSync(file, 'utf8'));
  return { file, places: new Map(toLocalities(places).map(({ id, at }) => [id, at])) };
}
