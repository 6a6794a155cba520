import { Button } from '@anunturi/shared-ui/actions/Button';
import type { DocumentDefinition, DocumentStep, Values } from '../domain/documentTypes';
import { texts } from '../texts';
import type { DocumentForm } from '../behaviour/useDocumentForm';

const PARTS = [
  'country',
  'county',
  'postalCode',
  'town',
  'village',
  'street',
  'number',
  'block',
  'stair',
  'floor',
  'flat',
];

/** Fills in the address of the party before: people of one house sell to each other too. */
export function SameAddress({
  definition,
  step,
  form,
}: {
  definition: DocumentDefinition;
  step: DocumentStep;
  form: DocumentForm;
}) {
  const first = definition.steps.find((each) => each.party);
  if (!first || first.party === step.party) return null;
  const has = PARTS.some(
    (part) => part !== 'country' && form.values[`${first.party}_${part}`]?.trim(),
  );
  if (!has) return null;
  const address = (): Values =>
    Object.fromEntries(
      PARTS.map((part) => [`${step.party}_${part}`, form.values[`${first.party}_${part}`] ?? '']),
    );
  return (
    <div>
      <Button variant="ghost" size="small" onClick={() => form.fill(address())}>
        {texts.sameAddress(first.title)}
      </Button>
    </div>
  );
}
