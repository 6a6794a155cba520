import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { Share2 } from '@anunturi/shared-ui/icons/Share2';

/** Shares the address by the system's window, or copies it. */
export function SharePost({ title, slug }: { title: string; slug: string }) {
  async function share() {
    const url = new URL(links.blogPost(slug), window.location.origin).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast('Adresa articolului a fost copiată', { tone: 'good' });
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the visitor closed the system's window
      showToast(`Copiați adresa: ${url}`);
    }
  }
  return (
    <Button variant="ghost" size="small" icon={<Share2 size={18} />} onClick={share}>
      Distribuiți
    </Button>
  );
}
