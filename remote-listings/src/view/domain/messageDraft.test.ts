import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import type { Session } from '@anunturi/shared-auth/session';
import { keepMessageDraft, readMessageDraft } from './messageDraft';

const another = (): Session => {
  const session = fakeSignedIn() as Extract<Session, { state: 'signedIn' }>;
  return { ...session, user: { ...session.user, uid: 'another' } };
};

test('words that a signed-in person has not sent are read by no other account, nor by a visitor after them', () => {
  setFakeSession(fakeSignedIn());
  keepMessageDraft('L', 'Mai este mașina?');
  expect(readMessageDraft('L')).toBe('Mai este mașina?');
  setFakeSession(fakeSignedOut);
  expect(readMessageDraft('L')).toBe('');
  setFakeSession(another());
  expect(readMessageDraft('L')).toBe('');
  setFakeSession(fakeSignedIn());
  expect(readMessageDraft('L')).toBe('Mai este mașina?');
});

test('what a visitor wrote is there for the person who signs in', () => {
  setFakeSession(fakeSignedOut);
  keepMessageDraft('L', 'Se poate vedea mâine?');
  setFakeSession(another());
  expect(readMessageDraft('L')).toBe('Se poate vedea mâine?');
});
