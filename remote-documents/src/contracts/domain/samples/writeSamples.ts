// Writes every document as PDF, filled in and empty, to be looked at: `node --import tsx
// src/contracts/domain/samples/writeSamples.ts FOLDER`, then `pdftoppm -png` on each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPdf } from '../page-model/drawPdf';
import { documentList } from '../documentList';
import { initialValues } from '../documentTypes';
import { makePages } from '../makePages';
import { company, longestSampleFor, person, sampleFor } from './sampleValues';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const folder = process.argv[2];
if (!folder) throw new Error('name the folder to write into');
const here = path.dirname(fileURLToPath(import.meta.url));
const font = (weight: string) =>
  readFileSync(path.join(here, `../../../../fonts/document-${weight}.ttf`));
const fonts = { regular: font('regular'), bold: font('bold') };
mkdirSync(folder, { recursive: true });

for (const entry of documentList) {
  const definition = await entry.load();
  const sample = sampleFor(definition);
  const parties = definition.steps.flatMap((step) =>
    step.party
      ? [
          {
            prefix: step.party,
            mayBeCompany: step.fields.some((field) => field.name === `${step.party}_cui`),
          },
        ]
      : [],
  );
  const samples = {
    persons: Object.assign({}, sample, ...parties.map(({ prefix }) => person(prefix))),
    companies: Object.assign(
      {},
      sample,
      ...parties.map(({ prefix, mayBeCompany }) =>
        mayBeCompany ? company(prefix) : person(prefix),
      ),
    ),
    longest: longestSampleFor(definition),
    empty: initialValues(definition),
  };
  for (const [name, values] of Object.entries(samples))
    writeFileSync(
      path.join(folder, `${entry.id}-${name}.pdf`),
      await drawPdf(makePages(definition, values), fonts),
    );
  if (definition.copies)
    writeFileSync(
      path.join(folder, `${entry.id}-copies.pdf`),
      await drawPdf(makePages(definition, sample, { allCopies: true }), fonts),
    );
}
