import { preparePdf } from '../domain/makePdf';

/**
 * Downloads what two phones need once they stand beside each other without a network: the codes, the camera's reader, the
 * surface to sign on, and what makes a PDF. False when some of it could not be had; it is asked for again when it is needed.
 */
export async function prepareOffline(): Promise<boolean> {
  const parts = await Promise.allSettled([
    import(/* webpackChunkName: "show-codes" */ '../components/ShowCodes'),
    import(/* webpackChunkName: "scan-codes" */ '../components/ScanCodes'),
    import(/* webpackChunkName: "sign-document" */ '../components/SignDocument'),
    preparePdf(),
  ]);
  return parts.every(({ status }) => status === 'fulfilled');
}
