import { links } from '@anunturi/shared-domain/site/links';
import { isSparing } from '@anunturi/shared-ui/device/isSparing';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { listingCodeKey } from '#domain/loadKeys';
import type { QrMarks } from '#domain/toQrMarks';

/** The code of a listing's address. It comes with the page; a page that was reached from another makes it, unless data are saved. */
export function useListingCode(id: string): QrMarks | null {
  const loaded = useLoad(listingCodeKey(id), async () => {
    if (isSparing()) return null;
    const { toQrMarks } = await import(/* webpackChunkName: "qrCode" */ '#domain/toQrMarks');
    return toQrMarks(new URL(links.post(id), window.location.origin).href);
  });
  return loaded.state === 'ready' ? loaded.value : null;
}
