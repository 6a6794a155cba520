import { useEffect, useState } from 'react';
import { Files } from '@anunturi/shared-ui/icons/Files';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { Cluster, Split, Stack } from '@anunturi/shared-ui/layout/Stack';
import { type PdfOptions, startOptions } from './domain/making/pdfOptions';
import { AddFiles } from './components/AddFiles';
import { ChoosePages } from './components/ChoosePages';
import { FillForms } from './components/FillForms';
import { LookInPages } from './components/LookInPages';
import { MakePdf } from './components/MakePdf';
import { PageGrid } from './components/PageGrid';
import { PdfOptionsForm } from './components/PdfOptionsForm';
import { texts } from './texts';
import { useChosenPages } from './behaviour/useChosenPages';
import { usePdfPages } from './behaviour/usePdfPages';
import { useSizeEstimate } from './behaviour/useSizeEstimate';

/** Closing the page with pages on it is asked about. */
function useAskBeforeClosing(worthIt: boolean) {
  useEffect(() => {
    if (!worthIt) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [worthIt]);
}

/** Route `/generare-pdf/start`: one PDF from photos and other PDFs, made in the browser. */
export function PdfToolsScreen() {
  const state = usePdfPages();
  const chosen = useChosenPages(state);
  const [options, setOptions] = useState<PdfOptions>(startOptions);
  const [large, setLarge] = useState(false);
  const sizes = useSizeEstimate(state, options.blackWhite);
  const { pages } = state;
  useAskBeforeClosing(pages.length > 0);
  return (
    <Stack gap={6}>
      <PageHeader title={texts.title} lead={pages.length === 0 ? texts.lead : undefined} />
      <AddFiles state={state} compact={pages.length > 0} />
      {pages.length === 0 ? (
        <EmptyState title={texts.empty} icon={<Files size={40} strokeWidth={1.5} />}>
          <p>{texts.emptyHint}</p>
        </EmptyState>
      ) : (
        <Split>
          <Stack as="section" gap={4} aria-labelledby="pagini">
            <Cluster justify="between">
              <h2 id="pagini">{texts.pages(pages.length)}</h2>
              <RadioGroup
                look="segments"
                label={texts.thumbnails}
                labelHidden
                options={[
                  { value: 'small', label: texts.smallThumbnails },
                  { value: 'large', label: texts.largeThumbnails },
                ]}
                value={large ? 'large' : 'small'}
                onChange={(event) => setLarge(event.target.value === 'large')}
              />
            </Cluster>
            <ChoosePages count={pages.length} chosen={chosen} />
            <LookInPages state={state} chosen={chosen} />
            <FillForms state={state} />
            <PageGrid state={state} chosen={chosen} large={large} />
          </Stack>
          <Card as="section" aria-labelledby="optiuni">
            <Stack gap={4}>
              <h2 id="optiuni">{texts.options}</h2>
              <PdfOptionsForm
                options={options}
                hasPdfs={pages.some((page) => page.kind === 'pdf')}
                sizes={sizes}
                onChange={(changes) => setOptions((now) => ({ ...now, ...changes }))}
              />
              <MakePdf state={state} options={options} />
            </Stack>
          </Card>
        </Split>
      )}
    </Stack>
  );
}
