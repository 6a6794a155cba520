import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readSettings } from '#data/settings/settings';

/** What places are called; asked for by the list, so that each listing that is opened does not ask again. */
export function usePlaceName(): (id: string) => string {
  const places = useLoad('admin settings:localities', () => readSettings('localities'));
  return (id) =>
    (places.state === 'ready'
      ? places.value.value.localities.find((place) => place.id === id)?.name
      : undefined) ?? id;
}
