import { startTestFirebase } from '../../testing/startTestFirebase';

test('the embedded Firebase of the product judges passwords itself, past the pages', async () => {
  const firebase = await startTestFirebase();
  const signUp = async (email: string, password: string) => {
    const answer = await fetch(
      `${firebase.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`,
      { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
    );
    return [answer.status, (await answer.json()).error?.message];
  };
  for (const [password, why] of [
    ['parola123', 'common'],
    ['Ana.Popescu1990', 'own'],
  ] as const)
    expect(await signUp('ana.popescu@exemplu.ro', password)).toEqual([
      400,
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${why}]`,
    ]);
  expect((await signUp('ana.popescu@exemplu.ro', 'tramvaiul 41 vine'))[0]).toBe(200);
  await firebase.stop();
});
