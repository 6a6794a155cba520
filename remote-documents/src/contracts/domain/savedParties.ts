import type { DocumentStep, Values } from './documentTypes';

/** A party's answers without their prefix, kept only when the visitor asks. */
export type SavedParty = { name: string; answers: Values };

const SAVED_PARTIES_MAX = 12;

/** The answers of a step's party, ready to keep. */
export function toSavedParty(step: DocumentStep, values: Values): SavedParty {
  const prefix = `${step.party}_`;
  const own = step.fields.filter((field) => field.name.startsWith(prefix));
  return {
    name: (values[`${prefix}name`] ?? '').trim(),
    answers: Object.fromEntries(
      own.map((field) => [field.name.slice(prefix.length), values[field.name] ?? '']),
    ),
  };
}

/** A kept party as answers of a step; what the step does not ask, or not with that answer, is left out. */
export function fromSavedParty(step: DocumentStep, saved: SavedParty): Values {
  const prefix = `${step.party}_`;
  return Object.fromEntries(
    step.fields.flatMap((field) => {
      const part = field.name.slice(prefix.length);
      if (!field.name.startsWith(prefix) || !Object.hasOwn(saved.answers, part)) return [];
      const answer = saved.answers[part]!;
      const fits = !field.choices || field.choices.some(([choice]) => choice === answer);
      return fits ? [[field.name, answer]] : [];
    }),
  );
}

/** The list with a party added; the same name is replaced. */
export function addParty(parties: readonly SavedParty[], party: SavedParty): SavedParty[] {
  return [party, ...parties.filter((each) => each.name !== party.name)].slice(0, SAVED_PARTIES_MAX);
}

/** What a device keeps, or nothing when it is not readable. */
export function readSavedParties(text: string | null): SavedParty[] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.filter(
          (each): each is SavedParty =>
            typeof each?.name === 'string' &&
            typeof each?.answers === 'object' &&
            each.answers !== null,
        )
      : [];
  } catch {
    return []; // written by something else: as good as empty
  }
}
