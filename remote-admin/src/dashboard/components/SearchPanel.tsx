import { formatAgo } from '@anunturi/shared-domain/formats/formatAgo';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { useQueues } from '../behaviour/useQueues';
import type { SearchStatus } from '../data/readQueues';
import styles from './FiguresPanel.module.css';

/** How far the search is: what it finds, how far behind it is, and when it was last kept and read anew. */
export function SearchPanel() {
  const status = useQueues();
  return (
    <section aria-label="Căutarea" className={styles.panel}>
      <h2 className={styles.title}>Căutarea</h2>
      <LoadState of={status} skeleton={<SkeletonRows count={2} />}>
        {({ search, readAtMs }) =>
          search ? (
            <ul className={styles.list}>
              {sentencesOf(search, readAtMs).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            <p>Serverul nu răspunde la căutări.</p>
          )
        }
      </LoadState>
    </section>
  );
}

function sentencesOf(
  {
    isReady,
    listings,
    watched,
    sizeBytes = 0,
    lagMs,
    rebuilding,
    rebuiltAtMs,
    savedAtMs,
  }: SearchStatus,
  nowMs: number,
): string[] {
  const ago = (atMs: number | undefined) =>
    atMs === undefined ? 'niciodată de la pornire' : formatAgo(atMs, nowMs);
  return [
    isReady ? 'Căutarea răspunde.' : 'Căutarea încă nu răspunde: se citește ce s-a scris.',
    ...(listings === undefined
      ? []
      : [
          `Găsește ${plural(listings, 'anunț', 'anunțuri')}, urmărește ${plural(watched ?? 0, 'căutare salvată', 'căutări salvate')}, ocupă ${formatNumber(Math.ceil(sizeBytes / 1e6))} MB.`,
        ]),
    `A preluat tot ce s-a scris: ${lagMs === undefined ? 'încă nu' : ago(nowMs - lagMs)}.`,
    ...(rebuilding
      ? [
          `Se recitește: ${formatNumber(rebuilding.done)} din ${plural(rebuilding.total, 'anunț', 'anunțuri')}.`,
        ]
      : []),
    `Recitită în întregime: ${ago(rebuiltAtMs)}. Copia de pe disc: ${ago(savedAtMs)}.`,
  ];
}
