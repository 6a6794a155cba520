import { people, DEMO_PASSWORD } from '@anunturi/demo/data/people';
import { randomBytes } from 'node:crypto';
import { type Attack, onlyCode, type Outcome, onlyForbidden } from '../Attack';
import { tokenBegan } from '../tokenBegan';
import { unsignedToken } from '../unsignedToken';

/** What does not work without an administrator whose password is known: the demonstration's, where it is let in. */
const asAdministrator = (act: (idToken: string) => Promise<Outcome>): Attack['run'] =>
  async function run({ site }) {
    const administrator = await site.signIn(people.admin.email, DEMO_PASSWORD);
    return administrator ? act(administrator.idToken) : { isRefused: true, said: 'kept out' };
  };

/** What somebody does with a session that is not, or is no more, a whole one. */
export const sessionTries: readonly Attack[] = [
  {
    what: 'A token that nobody signed runs a command',
    by: 'commands',
    run: async ({ site, victim }) =>
      onlyCode(await site.call('readMyEmails', {}, unsignedToken(victim.idToken)), 'signInNeeded'),
  },
  {
    what: 'Whether an address has an account is asked of the sign-in',
    by: 'sign-in',
    async run({ site, victim }) {
      const say = async (email: string) =>
        JSON.stringify(
          (await site.account('signInWithPassword', { email, password: 'nu-asta' })).body,
        );
      const [known, unknown] = [await say(victim.email), await say(`x${victim.email}`)];
      return { isRefused: known === unknown, said: known === unknown ? 'one answer' : 'told' };
    },
  },
  {
    what: 'The password of an administrator alone runs their commands',
    by: 'commands',
    run: (scene) =>
      asAdministrator(async (token) =>
        onlyCode(await scene.site.call('readQueues', {}, token), 'secondFactorNeeded'),
      )(scene),
  },
  {
    what: 'The password of an administrator alone reads the log of moderation',
    by: 'rules',
    run: (scene) =>
      asAdministrator(async (token) =>
        onlyForbidden(await scene.site.read('moderationLog?pageSize=5', token)),
      )(scene),
  },
  {
    what: 'A code of the second factor is guessed',
    by: 'commands',
    run: (scene) =>
      asAdministrator(async (token) => {
        const answer = await scene.site.call('proveSecondFactor', { code: '000000' }, token);
        const { result } = answer.body as { result?: { outcome?: string } };
        if (!result) return onlyCode(answer, 'dailyLimit', 'tooFast');
        return { isRefused: result.outcome === 'wrong', said: result.outcome ?? 'nothing' };
      })(scene),
  },
  {
    what: 'The token of a thief runs commands after a new password',
    by: 'commands',
    async run({ site, victim }) {
      const stolen = victim.idToken;
      const password = randomBytes(18).toString('base64url');
      // A token is dated in whole seconds: the change has to be of a later one.
      for (;;) {
        const again = await site.signIn(victim.email, victim.password);
        if (!again || tokenBegan(again.idToken) > tokenBegan(stolen)) break;
      }
      const changed = await site.account('update', { idToken: stolen, password });
      const { idToken } = changed.body as { idToken?: string };
      if (idToken === undefined) return { isRefused: false, said: 'no new password' };
      Object.assign(victim, { password, idToken });
      await site.call('noteSession', { device: 'a'.repeat(32) }, idToken);
      const answer = await site.call('exportMyData', {}, stolen);
      return onlyCode(answer, 'signInNeeded');
    },
  },
];
