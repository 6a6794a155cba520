import { useState } from 'react';
import { Button } from '@anunturi/shared-ui/Button';
import { Card } from '@anunturi/shared-ui/Card';
import { EmptyState } from '@anunturi/shared-ui/EmptyState';
import { PageHeader } from '@anunturi/shared-ui/PageHeader';
import { Cluster, Split, Stack } from '@anunturi/shared-ui/Stack';
import { showToast } from '@anunturi/shared-ui/toast';
import { type PdfOptions, startOptions } from '../domain/pdf-tools/pdfOptions';
import { AddFiles } from './AddFiles';
import { MakePdf } from './MakePdf';
import { PageGrid } from './PageGrid';
import { PdfOptionsForm } from './PdfOptionsForm';
import { texts } from './texts';
import { usePdfPages } from './usePdfPages';
import { useSizeEstimate } from './useSizeEstimate';

/** Route `/generare-pdf/start`: one PDF from photos and other PDFs, made in the browser. */
export function PdfToolsScreen() {
  const state = usePdfPages();
  const sizes = useSizeEstimate(state);
  const [options, setOptions] = useState<PdfOptions>(startOptions);
  const { pages } = state;
  function removeAll() {
    state.put([]);
    showToast(texts.removed(pages.length), { undo: () => state.put(pages) });
  }
  return (
    <Stack gap={6}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <AddFiles state={state} compact={pages.length > 0} />
      {pages.length === 0 ? (
        <EmptyState title={texts.empty}>
          <p>{texts.emptyHint}</p>
        </EmptyState>
      ) : (
        <Split>
          <Stack as="section" gap={4} aria-labelledby="pagini">
            <Cluster justify="between">
              <h2 id="pagini">{texts.pages(pages.length)}</h2>
              <Cluster gap={2}>
                <Button variant="ghost" size="small" onClick={() => state.rotate(pages.map((page) => page.id))}>
                  {texts.rotateAll}
                </Button>
                <Button variant="ghost" size="small" onClick={removeAll}>
                  {texts.removeAll}
                </Button>
              </Cluster>
            </Cluster>
            <PageGrid state={state} />
          </Stack>
          <Card as="section" aria-labelledby="optiuni">
            <Stack gap={4}>
              <h2 id="optiuni">{texts.options}</h2>
              <PdfOptionsForm options={options} sizes={sizes} onChange={(changes) => setOptions((now) => ({ ...now, ...changes }))} />
              <MakePdf state={state} options={options} />
            </Stack>
          </Card>
        </Split>
      )}
    </Stack>
  );
}
