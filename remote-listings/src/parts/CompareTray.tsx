import { Suspense, lazy } from 'react';
import { useDeviceMarks } from '../data/deviceMarks';

const CompareBar = lazy(() => import(/* webpackChunkName: "compareBar" */ './CompareBar').then((file) => ({ default: file.CompareBar })));

/** The bar of the comparison; nothing while there is nothing to compare. */
export function CompareTray() {
  const { compared } = useDeviceMarks();
  return compared.length > 0 && <Suspense>{<CompareBar compared={compared} />}</Suspense>;
}
