import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import { CATEGORIES_KEY, PLACES_KEY } from '#domain/loadKeys';
import { readCategories, readPlaces } from '#data/readSettings';
import { texts } from '../texts';

/** The form of a new listing: its choices, so that somebody who only looks needs nothing of the database. */
export async function loadForm(): Promise<PageData> {
  const [categories, places] = await Promise.all([readCategories(), readPlaces()]);
  return {
    data: { [CATEGORIES_KEY]: categories, [PLACES_KEY]: places },
    head: { title: texts.addTitle, description: texts.addLead },
  };
}
