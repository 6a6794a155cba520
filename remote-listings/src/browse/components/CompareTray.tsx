import { useDeviceMarks } from '../../data/marks/localPreferences';
import { lazyComponent } from '../../components/lazyComponent';

const CompareBar = lazyComponent(() =>
  import(/* webpackChunkName: "compareBar" */ './CompareBar').then((file) => file.CompareBar),
);

/** The bar of the comparison; nothing while there is nothing to compare. */
export function CompareTray() {
  const { compared } = useDeviceMarks();
  return compared.length > 0 && <CompareBar compared={compared} />;
}
