import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { TaxInput } from '@anunturi/shared-domain/tax/taxTypes';
import { emissionNorms } from '@anunturi/shared-domain/listing/vehicleFields';
import { kindChoices } from './calculatorValues';

const drives = { combustion: '', hybrid: 'hibrid', electric: 'electric' } as const;

/** What the figure is for, in one line: `Autoturism · Euro 5 · 1.968 cm³ · locality`. */
export function describeVehicle(input: TaxInput): string {
  const kind = Object.values(kindChoices).find((choice) => choice.kind === input.kind)!.label;
  return [
    kind,
    drives[input.powertrain],
    input.norm ? emissionNorms[input.norm] : '',
    input.engineCm3 ? `${formatNumber(input.engineCm3)} cm³` : '',
    input.trailerKg ? `${formatNumber(input.trailerKg)} kg` : '',
    input.surchargeOf ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}
