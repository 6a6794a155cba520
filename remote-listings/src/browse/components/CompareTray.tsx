import { useLocalPreferences } from '#data/preferences/localPreferences';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';

const CompareBar = lazyComponent(() =>
  import(/* webpackChunkName: "compareBar" */ './CompareBar').then((file) => file.CompareBar),
);

/** The bar of the comparison; nothing while there is nothing to compare. */
export function CompareTray() {
  const { compared } = useLocalPreferences();
  return compared.length > 0 && <CompareBar compared={compared} />;
}
