import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { PdfPages } from '../behaviour/usePdfPages';
import type { ToolFile } from '../domain/pages/toolPages';
import { texts } from '../texts';

/** What the person has to know of the files whose pages are there: drawn, signed, repaired. */
export function FileNotices({ state: { pages, fileOf } }: { state: PdfPages }) {
  const files = new Map(pages.map((page) => [page.fileId, fileOf(page)] as const));
  const namesOf = (isMeant: (file: ToolFile) => boolean) =>
    [...files.values()]
      .filter(isMeant)
      .map(({ name }) => name)
      .join(', ');
  const drawn = namesOf(({ came }) => came === 'drawn');
  const isSigned = ({ signedPages }: ToolFile) => signedPages !== undefined;
  const signed = namesOf((file) => isSigned(file) && file.password === undefined);
  const unlocked = namesOf((file) => isSigned(file) && file.password !== undefined);
  const repaired = namesOf(({ came }) => came === 'repaired');
  return (
    <>
      {drawn && (
        <Notice tone="warn" role="status" title={texts.drawn}>
          {texts.drawnHint(drawn)}
        </Notice>
      )}
      {signed && (
        <Notice tone="info" role="status" title={texts.signed}>
          {texts.signedHint(signed)}
        </Notice>
      )}
      {unlocked && (
        <Notice tone="warn" role="status" title={texts.signed}>
          {texts.signedUnlockedHint(unlocked)}
        </Notice>
      )}
      {repaired && (
        <Notice tone="warn" role="status" title={texts.repaired}>
          {texts.repairedHint(repaired)}
        </Notice>
      )}
    </>
  );
}
