import type { LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import { useSite } from '../start/SiteContext';
import { fillSite } from './fillSite';
import { toBlocks } from './toBlocks';
import { versionTexts } from './versionTexts';

/** A version of a legal text as it was recorded: headings, paragraphs and lists, without its links. */
export function RecordedText({ kind, version }: { kind: LegalKind; version: number }) {
  const text = fillSite(versionTexts[kind][version] ?? '', useSite());
  return toBlocks(text).map(({ heading, items, paragraph }, at) => {
    if (heading !== undefined) return <h2 key={at}>{heading}</h2>;
    if (paragraph !== undefined) return <p key={at}>{paragraph}</p>;
    return (
      <ul key={at}>
        {items!.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
}
