import { useState } from 'react';
import { Camera } from '@anunturi/shared-ui/icons/Camera';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Button } from '@anunturi/shared-ui/actions/Button';
import type { DocumentForm } from '../behaviour/useDocumentForm';
import type { DocumentStep } from '../domain/documentTypes';
import { paperOf } from '../domain/papers/paperOffers';
import { texts } from '../texts';

const ReadPaper = lazyComponent(() =>
  import(/* webpackChunkName: "read-paper" */ './ReadPaper').then((file) => file.ReadPaper),
);

/** Takes a step's answers from the photo of the paper they stand on; what reads it is downloaded when somebody wants it. */
export function ReadPaperButton({ step, form }: { step: DocumentStep; form: DocumentForm }) {
  const [isOpen, setOpen] = useState(false);
  const kind = paperOf(step, form.values);
  if (!kind) return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<Camera size={18} />}
        onClick={() => setOpen(true)}
      >
        {texts.readPaper[kind]}
      </Button>
      {isOpen && <ReadPaper kind={kind} step={step} form={form} onClose={() => setOpen(false)} />}
    </div>
  );
}
