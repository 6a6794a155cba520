import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import type { CompressionLevel } from '../domain/making/pdfOptions';
import { openPdfWorker } from '../domain/worker/openPdfWorker';
import type { PdfPages } from './usePdfPages';

const SAMPLES = 3;
const PAGE_OVERHEAD_BYTES = 600;

/** What the document would weigh at each level, from a few of its photos; null until it is known. */
export function useSizeEstimate(
  { pages, adding, fileOf }: PdfPages,
  blackWhite: boolean,
): Record<CompressionLevel, number> | null {
  const [mean, setMean] = useState<Record<CompressionLevel, number> | null>(null);
  const photos = useMemo(() => pages.filter((page) => page.kind === 'image'), [pages]);
  const pdfBytes = useMemo(() => {
    const share = new Map<string, number>();
    for (const page of pages)
      if (page.kind === 'pdf') share.set(page.fileId, fileOf(page).blob.size);
    return [...share.values()].reduce((sum, size) => sum + size, 0);
  }, [pages, fileOf]);
  const step = Math.max(1, Math.floor(photos.length / SAMPLES));
  const sampled = photos.filter((_, index) => index % step === 0).slice(0, SAMPLES);
  /** Names the samples: the same photos in another order are weighed once. */
  const key = adding ? '' : sampled.map((page) => page.fileId).join(' ');
  const samples = useEffectEvent(() => sampled.map((page) => fileOf(page).blob));

  useEffect(() => {
    if (!key) return undefined;
    const worker = openPdfWorker();
    worker
      .ask({ kind: 'estimate', samples: samples(), blackWhite })
      .then(setMean, (error: unknown) => {
        if (!isMarketError(error)) throw error; // closed, or the samples cannot be drawn: there is no estimate, the work itself will say why
      })
      .finally(() => worker.close());
    return () => worker.close();
  }, [key, blackWhite]);

  if (photos.length > 0 && !mean) return null;
  if (pages.length === 0) return null;
  const total = (level: CompressionLevel) =>
    Math.round(
      photos.length * (mean?.[level] ?? 0) + pdfBytes + pages.length * PAGE_OVERHEAD_BYTES,
    );
  return { small: total('small'), medium: total('medium'), large: total('large') };
}
