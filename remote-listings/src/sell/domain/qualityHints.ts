import { isValidVin } from '@anunturi/shared-domain/validators/vin';
import type { SellForm } from '#domain/sell-form/sellForm';
import type { SellStep } from '#domain/sell-form/sellSteps';

/** Advice that makes a listing better; never a reason to keep it from being published. */
export type QualityHint = { text: string; step: SellStep };

const GOOD_PHOTOS = { car: 8, other: 6, part: 3, service: 3 } as const;
const GOOD_DESCRIPTION = 200;

/** What would help a buyer most, most helpful first. */
export function toQualityHints(form: SellForm, photoCount: number): QualityHint[] {
  const { shape } = form;
  if (shape === '') return [];
  const good = GOOD_PHOTOS[shape];
  const hints: (QualityHint | false)[] = [
    photoCount === 0 && {
      step: 'photos',
      text:
        shape === 'service'
          ? 'Adăugați fotografii cu lucrările făcute.'
          : 'Adăugați fotografii: fără ele, puțini cumpărători sună.',
    },
    photoCount > 0 &&
      photoCount < good && {
        step: 'photos',
        text: `Aveți ${photoCount === 1 ? 'o fotografie' : `${photoCount} fotografii`}. Cu ${good} se vede totul: ${shape === 'service' ? 'lucrări, echipă, scule' : 'exterior, interior, bord, defecte'}.`,
      },
    form.description.trim().length < GOOD_DESCRIPTION && {
      step: 'text',
      text: 'Scrieți mai mult în descriere: starea reală, reparații, ce se vinde împreună.',
    },
    form.phone.trim() === '' && {
      step: 'price',
      text: 'Adăugați un telefon. Se arată numai cui apasă butonul.',
    },
    ...(shape === 'car' ? carHints(form) : []),
    shape === 'service' &&
      form.experienceYears.trim() === '' && {
        step: 'facts',
        text: 'Spuneți de câți ani faceți această meserie.',
      },
  ];
  return hints.filter((hint) => hint !== false);
}

function carHints(form: SellForm): (QualityHint | false)[] {
  return [
    form.engineCm3.trim() === '' &&
      form.fuel !== 'electric' && {
        step: 'details',
        text: 'Scrieți capacitatea motorului: cumpărătorii văd pe loc impozitul anual.',
      },
    form.power.trim() === '' && { step: 'details', text: 'Scrieți puterea motorului.' },
    form.emissionNorm === '' &&
      form.fuel !== 'electric' && { step: 'details', text: 'Alegeți norma de poluare.' },
    !isValidVin(form.vin) &&
      !form.vinNonStandard && {
        step: 'facts',
        text: 'Scrieți seria de șasiu (VIN): cumpărătorul poate verifica istoricul.',
      },
    form.equipment.length === 0 && { step: 'details', text: 'Bifați dotările.' },
    form.itpUntilMonth.trim() === '' &&
      form.condition === 'used' && {
        step: 'details',
        text: 'Spuneți până când este valabil ITP-ul.',
      },
  ];
}
