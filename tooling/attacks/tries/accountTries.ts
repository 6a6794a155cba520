import { randomBytes } from 'node:crypto';
import { type Attack, onlyCode, onlyForbidden } from '../Attack';
import type { Person, Site } from '../openSite';
import { tokenBegan } from '../tokenBegan';

/** Signs in until it is another session: they are told apart by their second. */
async function signInLater(site: Site, person: Person): Promise<string> {
  for (;;) {
    const again = await site.signIn(person.email, person.password);
    if (!again) throw new Error('The account does not sign in any more');
    if (tokenBegan(again.idToken) > tokenBegan(person.idToken)) return again.idToken;
  }
}

/** What an account thief tries to get in, or to stay in. */
export const accountTries: readonly Attack[] = [
  {
    what: 'An unconfirmed address sets up a second factor that keeps its owner out',
    by: 'commands',
    run: async ({ site, thief }) =>
      onlyCode(await site.call('beginSecondFactor', {}, thief.idToken), 'emailNotVerified'),
  },
  {
    what: 'Whether an address has an account is asked by claiming it',
    by: 'commands',
    async run({ site, victim }) {
      const say = async (email: string) => {
        const { status, body } = await site.call('claimAddress', { email });
        return JSON.stringify([status, body]);
      };
      const [known, unknown] = [await say(victim.email), await say(`x${victim.email}`)];
      return { isRefused: known === unknown, said: known === unknown ? 'one answer' : 'told' };
    },
  },
  {
    what: '„Nu am fost eu” is pressed by a link that the site did not sign',
    by: 'commands',
    async run({ site, victim }) {
      const link = { act: 'notMe', uid: victim.uid, at: Date.now() };
      const text = Buffer.from(JSON.stringify(link)).toString('base64url');
      const forged = `${text}.${randomBytes(16).toString('base64url')}`;
      const { status } = await site.call(`e-mail?t=${forged}`, {});
      return { isRefused: status === 404, said: String(status) };
    },
  },
  {
    what: 'A password of seven characters is set past the pages',
    by: 'sign-in',
    async run({ site, thief }) {
      const { idToken } = thief;
      const { status, body } = await site.account('update', { idToken, password: 'x7#kLm2' });
      return { isRefused: status === 400, said: JSON.stringify(body).slice(0, 40) };
    },
  },
  {
    what: 'A session that began just before its owner ends the others runs commands',
    by: 'commands',
    async run({ site, victim }) {
      const stolen = await signInLater(site, victim);
      const ended = await site.call('endOtherSessions', {}, victim.idToken);
      if (ended.status !== 200) return { isRefused: false, said: `not ended: ${ended.code}` };
      return onlyCode(await site.call('readMyEmails', {}, stolen), 'signInNeeded');
    },
  },
  {
    what: 'The same session reads what is the person’s own',
    by: 'rules',
    async run({ site, victim }) {
      const stolen = await signInLater(site, victim);
      const ended = await site.call('endOtherSessions', {}, victim.idToken);
      if (ended.status !== 200) return { isRefused: false, said: `not ended: ${ended.code}` };
      return onlyForbidden(await site.read(`users/${victim.uid}`, stolen));
    },
  },
];
