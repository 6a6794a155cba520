import type { FormGroup } from '@anunturi/shared-domain/listing/CatalogueField';

type GroupLayout = {
  step: 'facts' | 'details';
  title: string;
  layout: 'columns' | 'rows' | 'checks' | 'bare';
};

/** Groups of the facts asked, in the order of the form. */
export const formGroups: Record<FormGroup, GroupLayout> = {
  provider: { step: 'facts', title: 'Cine prestează', layout: 'columns' },
  when: { step: 'facts', title: 'Când', layout: 'columns' },
  where: { step: 'facts', title: 'Unde lucrați', layout: 'rows' },
  safety: { step: 'facts', title: 'Siguranță pentru client', layout: 'columns' },
  state: { step: 'facts', title: 'Starea', layout: 'bare' },
  vehicle: { step: 'facts', title: 'Ce vehicul este', layout: 'columns' },
  identity: { step: 'facts', title: 'Identificare', layout: 'rows' },
  engine: { step: 'details', title: 'Motor', layout: 'columns' },
  looks: { step: 'details', title: 'Aspect', layout: 'columns' },
  history: { step: 'details', title: 'Istoric și acte', layout: 'columns' },
  checks: { step: 'details', title: 'Altele', layout: 'checks' },
  equipment: { step: 'details', title: 'Dotări', layout: 'bare' },
};

/** The groups of a step, in order. */
export function groupsOfStep(step: 'facts' | 'details'): FormGroup[] {
  return (Object.keys(formGroups) as FormGroup[]).filter(
    (group) => formGroups[group].step === step,
  );
}
