import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { atCalmMoment } from './atCalmMoment';
import { followWorker } from './followWorker';
import { isOutdated } from './isOutdated';
import { onMissingFile } from './onMissingFile';

/** A tab that is looked at again after so long asks what is live now. */
const ASKS_EVERY_MS = 5 * 60_000;

/**
 * Tells an open tab of releases newer than its own: at a calm moment, or at once when a file of its own is gone. Nothing is
 * loaded anew by itself. `registering` brings the service worker. Returns how to stop.
 */
export function followUpdates(
  { registry }: Pick<PageConfig, 'registry'>,
  registering: Promise<ServiceWorkerRegistration | undefined>,
): () => void {
  let askedAtMs = Date.now();
  let isOffered = false;
  let isGoneSaid = false;
  const end = new AbortController();
  const worker = followWorker(registering, () => void look());
  const reload = () => {
    worker.takeOver();
    window.location.reload();
  };
  const offer = (text: string) =>
    showToast(text, { act: { label: 'Reîncărcați', run: reload }, stays: true });

  async function look(): Promise<void> {
    askedAtMs = Date.now();
    if (!(await isOutdated(registry))) return worker.takeOver(); // nothing of it shows
    if (isOffered) return;
    isOffered = true;
    atCalmMoment(() => {
      if (!isGoneSaid) offer('Site-ul are o versiune nouă.');
    });
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAtMs > ASKS_EVERY_MS)
      void look();
  };
  document.addEventListener('visibilitychange', lookAgain, { signal: end.signal });
  const timer = setInterval(lookAgain, ASKS_EVERY_MS);
  const noticeMissing = async () => {
    if (!(await isOutdated(registry)) || isGoneSaid) return;
    isOffered = isGoneSaid = true;
    offer('Pagina deschisă este dintr-o versiune mai veche a site-ului și nu mai poate continua.');
  };
  onMissingFile(() => void noticeMissing(), end.signal);
  const { keptAt } = document.documentElement.dataset;
  if (keptAt)
    offer(
      `${navigator.onLine ? 'Serverul nu răspunde' : 'Sunteți offline'}. Vedeți pagina păstrată pe acest dispozitiv la ${formatDateTime(Date.parse(keptAt))}.`,
    );
  return () => {
    end.abort();
    clearInterval(timer);
  };
}
