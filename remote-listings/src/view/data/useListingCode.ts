import { links } from '@anunturi/shared-domain/site/links';
import { isSparing } from '@anunturi/shared-ui/device/isSparing';
import type { QrMarks } from '@anunturi/shared-ui/display/toQrMarks';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { listingCodeKey } from '#domain/loadKeys';

/** The code of a listing's address. It comes with the page; a page that was reached from another makes it, unless data are saved. */
export function useListingCode(id: string): QrMarks | null {
  const loaded = useLoad(listingCodeKey(id), async () => {
    if (isSparing()) return null;
    const { toListingCode } = await import(
      /* webpackChunkName: "qrCode" */ '#domain/toListingCode'
    );
    return toListingCode(new URL(links.post(id), window.location.origin).href);
  });
  return loaded.state === 'ready' ? loaded.value : null;
}
