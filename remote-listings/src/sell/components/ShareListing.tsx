import { links } from '@anunturi/shared-domain/site/links';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { Button, lookOf } from '@anunturi/shared-ui/actions/Button';
import { Link2 } from '@anunturi/shared-ui/icons/Link2';
import { MessageSquareText } from '@anunturi/shared-ui/icons/MessageSquareText';
import { Share2 } from '@anunturi/shared-ui/icons/Share2';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { useState } from 'react';

const QrCode = lazyComponent(() =>
  import(/* webpackChunkName: "qrCode" */ '#components/QrCode').then((file) => file.QrCode),
);

const CHAT = 'https://wa.me/?text=';
const NETWORK = 'https://www.facebook.com/sharer/sharer.php?u=';

/** Where a new listing finds its first readers: people its seller knows. Nothing is asked of the services before one is opened. */
export function ShareListing({ id }: { id: string }) {
  const [showsCode, setShowsCode] = useState(false);
  const url = new URL(links.post(id), window.location.origin).href;
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast('Adresa anunțului a fost copiată', { tone: 'good' });
    } catch {
      showToast(`Copiați adresa: ${url}`); // the browser keeps it to itself
    }
  }
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Stack as="section" gap={2} aria-label="Trimiteți anunțul mai departe">
      <Cluster gap={2}>
        <a {...elsewhere} href={CHAT + encodeURIComponent(url)} className={lookOf()}>
          <MessageSquareText size={20} />
          WhatsApp
        </a>
        <a
          {...elsewhere}
          href={NETWORK + encodeURIComponent(url)}
          className={lookOf({ variant: 'secondary' })}
        >
          <Share2 size={20} />
          Facebook
        </a>
        <Button variant="secondary" icon={<Link2 size={20} />} onClick={() => void copy()}>
          Copiați adresa
        </Button>
        <Button
          variant="secondary"
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
        >
          Cod QR
        </Button>
      </Cluster>
      {showsCode && <QrCode text={url} />}
    </Stack>
  );
}
