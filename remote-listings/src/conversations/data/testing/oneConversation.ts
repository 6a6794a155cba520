// A buyer and a seller who is signed in, with one conversation that is new for each test.
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';

export const listingId = 'Ab12Cd34Ef56Gh78Ij90';
export const [seller, buyer] = ['sellerAna', 'buyerDan'];
export const conversationId = `${listingId}_${buyer}`;
const password = 'o parolă lungă';
export const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
export let firebase: TestFirebase;

export async function enter(who: string) {
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, `${who.toLowerCase()}@exemplu.ro`, password);
}

beforeAll(async () => {
  setFakeSession(fakeSignedIn()); // commands take the token of the person who signed in
  firebase = await startTestFirebase({ log: () => {}, commands: true });
  configureFirebase(firebase.config);
  for (const uid of [seller, buyer])
    await firebase.accounts.createUser({
      uid,
      email: `${uid}@exemplu.ro`,
      password,
      emailVerified: true,
    });
});

beforeEach(async () => {
  firebase.wipe();
  const at = ago(100 * 24 * 3600);
  for (const uid of [seller, buyer]) {
    await firebase.seed(`users/${uid}`, {
      ...sampleUser,
      email: `${uid.toLowerCase()}@exemplu.ro`,
      displayName: uid,
      nameFolded: uid.toLowerCase(),
      createdAt: at,
      updatedAt: at,
    });
  }
  await firebase.seed(`conversations/${conversationId}`, {
    listingId,
    listingTitle: 'Dacia Logan 2018',
    listingSlug: 'dacia-logan-2018',
    sellerId: seller,
    sellerName: 'Ana',
    buyerId: buyer,
    buyerName: 'Dan',
    participantIds: [seller, buyer],
    lastText: 'Bună ziua',
    lastSenderId: buyer,
    lastMessageId: 'mesaj1',
    lastMessageAt: ago(60),
    unreadBySeller: 1,
    unreadByBuyer: 0,
    createdAt: ago(60),
  });
  await firebase.seed(`conversations/${conversationId}/messages/mesaj1`, {
    text: 'Bună ziua',
    senderId: buyer,
    sentAt: ago(60),
  });
  await enter(seller);
});

afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});
