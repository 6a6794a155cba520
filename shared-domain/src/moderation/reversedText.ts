import type { ReportFields } from './report';

const again: Readonly<Record<ReportFields['target'], string>> = {
  listing: 'anunțul este din nou public',
  file: 'fișierul poate fi dat din nou prin link',
  profile: 'contul nu mai este suspendat',
  conversation: 'contul nu mai este suspendat',
};

/** What its reporter reads of a decision that was taken back; what was answered to the other side stays theirs. */
export function reversedText({
  target,
  decision,
}: Pick<ReportFields, 'target'> & { decision?: { outcome: string } | undefined }): string {
  const now =
    decision?.outcome === 'changed' ? 'schimbarea făcută de moderator nu mai stă' : again[target];
  return `Un moderator a reanalizat hotărârea și a anulat-o: ${now}.`;
}
