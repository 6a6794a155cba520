import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { changeItems } from '@anunturi/shared-domain/moderation/changeItems';
import { dropDraft, keepDraft, readDraft } from '../../data/statementDrafts';
import { AskDialog } from './AskDialog';

const listings = [{ id: 'a', title: 'Dacia Logan' }];
const open = () => render(<AskDialog listings={listings} onAsk={() => {}} onCancel={() => {}} />);
/** What another tab, opened later, finds. */
const onDevice = () => Object.entries(localStorage).filter(([key]) => key.startsWith('admin'));

beforeEach(() => {
  localStorage.clear();
  setFakeSession(fakeSignedIn('moderator', { uid: 'dan' }));
});

test('what was ticked and typed for a seller is kept on the device until the server has the decision', async () => {
  const { unmount } = open();
  expect(onDevice()).toEqual([]);
  await userEvent.click(screen.getByLabelText(changeItems.title));
  await userEvent.type(screen.getByLabelText('Altceva, pentru proprietar'), 'Fără reclamă.');
  unmount();
  expect(onDevice()).toEqual([
    ['adminStatements:dan', JSON.stringify([['a', { facts: 'Fără reclamă.', items: ['title'] }]])],
  ]);
  open();
  expect(screen.getByLabelText(changeItems.title)).toBeChecked();
  expect(screen.getByLabelText('Altceva, pentru proprietar')).toHaveValue('Fără reclamă.');
  dropDraft('a');
  expect(onDevice()).toEqual([]);
});

test('drafts belong to the moderator, and only the last thirty are kept', () => {
  for (let n = 0; n < 31; n += 1) keepDraft(`l${n}`, { facts: `Fapta ${n}` });
  expect(readDraft('l0')).toEqual({});
  expect(readDraft('l30')).toEqual({ facts: 'Fapta 30' });
  keepDraft('l30', { facts: ' ' });
  expect(readDraft('l30')).toEqual({});
  setFakeSession(fakeSignedIn('admin', { uid: 'sefa' }));
  expect(readDraft('l29')).toEqual({});
});
