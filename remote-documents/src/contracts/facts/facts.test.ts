import { readdirSync } from 'node:fs';
import { isIsoDay, toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { FormFacts } from './FormFacts';
import { itl005Facts } from './itl005';
import { itl016Facts } from './itl016';
import { itl054 } from './itl054';
import { modelSentence, paperLine, sourceLines } from './modelTexts';
import { transcriptionFacts } from './transcription';

const models = {
  itl005: itl005Facts,
  itl016: itl016Facts,
  itl054,
  transcription: transcriptionFacts,
};

test('every model of the folder is held here', () => {
  const beside = ['FormFacts', 'facts.test', 'modelTexts', 'taxSheetCaptions'];
  const files = readdirSync(__dirname).map((file) => file.replace(/\.ts$/, ''));
  expect(files.filter((name) => !beside.includes(name)).toSorted()).toEqual(Object.keys(models));
});

test.each(Object.entries(models))('%s says its act, version, first day and sources', (_, facts) => {
  const { act, version, validFrom, sources } = facts;
  for (const known of [act, version, validFrom])
    if (known !== 'unknown') expect(known.is).not.toBe('');
  expect(sources.length).toBeGreaterThan(0);
  for (const { says, from } of sources) expect([says, from]).not.toContain('');
  if (validFrom === 'unknown') return;
  expect(isIsoDay(validFrom.is) && validFrom.is <= toIsoDay(Date.now())).toBe(true);
  const approved = act === 'unknown' ? '' : (/\/(\d{4})/.exec(act.is)?.[1] ?? '');
  expect(validFrom.is >= approved).toBe(true);
});

const made: FormFacts = {
  ...itl054,
  version: { is: '2030', sure: 'B' },
  validFrom: { is: '2030-03-01', sure: 'A' },
};

test('a page claims what is sure, and leaves out what is not known or to be checked', () => {
  expect(paperLine(itl054)).toBe('după modelul ITL 054 (2026); verificați forma în vigoare');
  expect(paperLine(itl005Facts)).toBe(
    'cu datele declarației fiscale ITL-005, a cumpărătorului, după model; verificați forma în vigoare',
  );
  expect(paperLine(made)).toBe(
    'după modelul ITL 054 (2030), în vigoare din 01.03.2030; verificați forma în vigoare',
  );
});

test('beside the form stands what is known, what is doubted and what is not known', () => {
  expect(modelSentence(itl054)).toBe(
    'ITL 054: varianta 2026; Ordinul 1069/1578/114/2016 (M. Of. 659/2016), pentru varianta 2016; de când este în vigoare nu știm.',
  );
  expect(modelSentence(itl016Facts)).toBe(
    'ITL 016: varianta 2026 (de verificat); Ordinul 2068/2015, anexa cu formularele ITL (de verificat); de când este în vigoare nu știm.',
  );
  expect(modelSentence({ ...made, act: 'unknown', version: 'unknown' })).toBe(
    'ITL 054: varianta nu o știm; actul care l-a aprobat nu îl știm; în vigoare din 01.03.2030.',
  );
  expect(sourceLines(itl054)[0]).toBe(
    'numele modelului și actul variantei 2016: paginile primăriilor (mai multe surse spun la fel)',
  );
});
