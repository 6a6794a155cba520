import { engineFuels } from './engineNames';
import { freeOf, narrow, type Reading } from './Reading';

/** How far an engine's capacity lies from its name: a 2.2 of 2143 cm³, a 1.2 of 1149. */
const ROUNDING_CM3 = 60;

const massUnits = new Set(['t', 'tone', 'to', 'm', 'metri', 'kg', 'mp']);

/** Engines by litres and name: "1.9 tdi" has about 1900 cm³ and burns diesel. */
export function readEngine(reading: Reading): void {
  const hasFuel = reading.narrowings.some(({ subject }) => subject === 'fuel');
  for (const at of freeOf(reading)) {
    const { word } = reading.tokens[at]!;
    const isMass = massUnits.has(reading.tokens[at + 1]?.word ?? '');
    const litres = /^[0-8]\.\d$/.test(word) && !isMass ? Number(word) : undefined;
    const cm3 = litres === undefined ? capacityAt(reading, at) : Math.round(litres * 1000);
    const rounding = litres === undefined ? Math.ceil((cm3 ?? 0) / 50) : ROUNDING_CM3;
    const fuel = engineFuels.get(word);
    if (cm3 && !reading.narrowings.some(({ subject }) => subject === 'engine'))
      narrow(reading, litres === undefined ? [at, at + 1] : [at], {
        subject: 'engine',
        filters: {
          engineFromCm3: cm3 - rounding,
          engineToCm3: cm3 + rounding,
        },
        ranks: [[word]],
      });
    else if (fuel && !hasFuel)
      narrow(reading, [at], { subject: 'fuel', filters: fuel, ranks: [[word]] });
  }
}

const capacityAt = ({ tokens }: Reading, at: number): number | undefined =>
  /^\d{3,4}$/.test(tokens[at]!.word) && /^(?:cm3|cmc|cm|cc)$/.test(tokens[at + 1]?.word ?? '')
    ? Number(tokens[at]!.word)
    : undefined;
