import { toPlateTokens } from '@anunturi/shared-domain/listing/indexedFields';
import { SEARCH_TOKENS_MAX } from '@anunturi/shared-domain/site/limits';
import { defineMigration } from './defineMigration';

/** A plate was found only where a title had it as one word; now listings keep each that title and description name as one token. */
export const findPlates = defineMigration({
  number: 16,
  name: 'listings are found by the plates that they name',
  collection: 'listings',
  change({ path, data }, store) {
    if (path.split('/').length > 2) return;
    const { title, description } = data;
    if (typeof title !== 'string' || typeof description !== 'string') return;
    const kept: string[] = data.searchTokens ?? [];
    const plates = toPlateTokens({ title, description }).filter((each) => !kept.includes(each));
    if (plates.length === 0) return;
    store.update(path, { searchTokens: [...plates, ...kept].slice(0, SEARCH_TOKENS_MAX) });
  },
});
