import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { Certainty, FormFacts, Known } from './FormFacts';

const certainties: Record<Certainty, string> = {
  A: 'mai multe surse spun la fel',
  B: 'o singură sursă',
  C: 'de verificat',
};

const sureOf = (known: Known) => (known === 'unknown' || known.sure === 'C' ? null : known.is);
const doubted = (known: Exclude<Known, 'unknown'>, is = known.is) =>
  known.sure === 'C' ? `${is} (${certainties.C})` : is;

/** The page's own line: after which model it is and since when; what is still to be checked is not claimed on paper. */
export function paperLine({ after, version, validFrom }: FormFacts): string {
  const [which, since] = [sureOf(version), sureOf(validFrom)];
  const model = `${after}${which ? ` (${which})` : ''}`;
  return `${model}${since ? `, în vigoare din ${formatIsoDay(since)}` : ''}; verificați forma în vigoare`;
}

/** What is said of the model beside the form, with what is not known. */
export function modelSentence({ name, act, version, validFrom }: FormFacts): string {
  const since =
    validFrom === 'unknown'
      ? 'de când este în vigoare nu știm'
      : `în vigoare din ${doubted(validFrom, formatIsoDay(validFrom.is))}`;
  return [
    `${name}: ${version === 'unknown' ? 'varianta nu o știm' : `varianta ${doubted(version)}`}`,
    act === 'unknown' ? 'actul care l-a aprobat nu îl știm' : doubted(act),
    `${since}.`,
  ].join('; ');
}

/** Each thing that is known of a model, with where from and how surely. */
export const sourceLines = ({ sources }: FormFacts): string[] =>
  sources.map(({ says, from, sure }) => `${says}: ${from} (${certainties[sure]})`);
