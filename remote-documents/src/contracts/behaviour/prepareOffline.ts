import { preparePdf } from '../domain/makePdf';

/**
 * Downloads what two phones need once they stand beside each other without a network: the codes, the camera's reader, the
 * surface to sign on, and what makes a PDF. What cannot be had now is asked for again when it is needed, and says so then.
 */
export function prepareOffline(): void {
  void Promise.allSettled([
    import(/* webpackChunkName: "show-codes" */ '../components/ShowCodes'),
    import(/* webpackChunkName: "scan-codes" */ '../components/ScanCodes'),
    import(/* webpackChunkName: "sign-document" */ '../components/SignDocument'),
    preparePdf(),
  ]);
}
