import { harmlessSamples, hopelessSamples, repairableSamples } from './damagedSamples';
import { formSamples } from './formSamples';
import { plainSamples } from './plainSamples';
import { compactFiles, encryptedLocked, encryptedOpen } from './qpdfSamples';
import { latin1 } from './rawPdf';

export type CorpusFile = {
  name: string;
  kind: 'plain' | 'form' | 'compact' | 'open' | 'locked' | 'repairable' | 'harmless' | 'hopeless';
  bytes: Uint8Array<ArrayBuffer>;
};

const written = (kind: CorpusFile['kind'], samples: Record<string, string>): CorpusFile[] =>
  Object.entries(samples).map(([name, text]) => ({ name, kind, bytes: latin1(text) }));
const stored = (kind: CorpusFile['kind'], samples: Record<string, string>): CorpusFile[] =>
  Object.entries(samples).map(([name, text]) => ({
    name,
    kind,
    bytes: new Uint8Array(Buffer.from(text, 'base64')),
  }));

/** Small PDFs of our own making, one for each thing that files in the wild have and tools lose. */
export const corpus: readonly CorpusFile[] = [
  ...written('plain', plainSamples),
  ...written('form', formSamples),
  ...stored('compact', compactFiles),
  ...stored('open', encryptedOpen),
  ...stored('locked', encryptedLocked),
  ...written('repairable', repairableSamples),
  ...written('harmless', harmlessSamples),
  ...written('hopeless', hopelessSamples),
];

/** The file of that name. */
export const corpusFile = (name: string): Blob =>
  new Blob([corpus.find((file) => file.name === name)!.bytes]);
