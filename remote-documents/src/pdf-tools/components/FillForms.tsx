import { useState } from 'react';
import { FileText } from '@anunturi/shared-ui/icons/FileText';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import type { ToolFile } from '../domain/pages/toolPages';
import type { PdfPages } from '../behaviour/usePdfPages';
import { FillFormDialog } from './FillFormDialog';
import { texts } from '../texts';

/** The files among the pages that have a form to fill in. */
export function FillForms({ state }: { state: PdfPages }) {
  const [filling, setFilling] = useState<ToolFile | null>(null);
  const files = new Map(state.pages.map((page) => [page.fileId, state.fileOf(page)] as const));
  const withForm = [...files.values()].filter(({ hasForm }) => hasForm);
  if (withForm.length === 0) return null;
  return (
    <>
      <Cluster gap={2}>
        {withForm.map((file) => (
          <Button
            key={file.id}
            variant="secondary"
            size="small"
            icon={<FileText size={18} />}
            onClick={() => setFilling(file)}
          >
            {texts.fillForm(file.name)}
          </Button>
        ))}
      </Cluster>
      {filling && (
        <FillFormDialog
          file={filling}
          onClose={() => setFilling(null)}
          onFilled={(blob) => {
            state.replaceFile(filling.id, blob);
            setFilling(null);
          }}
        />
      )}
    </>
  );
}
