import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { applyWrites } from './applyWrites';
import { baseWorld } from './baseWorld';
import { readRules } from './readRules';
import { ruleTable } from './ruleTable';
import { SESSION_S } from './people';
import type { RuleCase, World } from './RuleCase';
import { toRulesQuery } from './toRulesQuery';
import { toWire } from './toWire';
import { reportFailures } from '@anunturi/local-firebase/server/reportFailures';

reportFailures();

/**
 * Runs the table against Google's Firestore emulator: `node --import tsx rules/tests/compareWithGoogle.ts
 * HOST:PORT [share of the generated faults, 0.1]`.
 * Prints the rows that it answers otherwise; exit code 1 when there are any. Files are left out: the emulator has none.
 */
const [, , host, share = '0.1'] = process.argv;
const project = EMBEDDED_PROJECT;
const root = `projects/${project}/databases/(default)/documents`;
const token = (uid: string, claims: object = {}) =>
  [
    { alg: 'none', typ: 'JWT' },
    {
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      iat: 1,
      exp: 4_000_000_000,
      auth_time: SESSION_S,
      sub: uid,
      user_id: uid,
      ...claims,
    },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.';

async function send(
  method: string,
  path: string,
  auth: string | null,
  body?: object,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://${host}${path}`, {
    method,
    headers: { connection: 'close', ...(auth && { authorization: `Bearer ${auth}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

async function ask(
  { act, as, claims, world: changes }: RuleCase,
  world: World,
): Promise<{ status: number; text: string }> {
  const auth = as === null ? null : token(as, claims);
  const all = { ...world, ...changes };
  await send('DELETE', `/emulator/v1/${root.slice(0, -'/documents'.length)}/documents`, null);
  const seeded = await send('POST', `/v1/${root}:commit`, 'owner', {
    writes: Object.entries(all).flatMap(([path, data]) =>
      data ? [toWire({ set: path, data }, root)] : [],
    ),
  });
  if (seeded.status !== 200) throw new Error(seeded.text);
  if ('get' in act)
    return send('GET', `/v1/${root}/${act.get.split('/').map(encodeURIComponent).join('/')}`, auth);
  if ('list' in act) {
    const parts = act.list.split('/');
    return send('POST', `/v1/${[root, ...parts.slice(0, -1)].join('/')}:runQuery`, auth, {
      structuredQuery: toRulesQuery(parts.at(-1)!, act),
    });
  }
  if ('write' in act)
    return send('POST', `/v1/${root}:commit`, auth, {
      writes: act.write.map((write) => toWire(write, root)),
    });
  return { status: 0, text: '' };
}

await send('PUT', `/emulator/v1/projects/${project}:securityRules`, null, {
  rules: { files: [{ name: 'firestore.rules', content: readRules('firestore.rules') }] },
}).then(({ status, text }) => {
  if (status !== 200) throw new Error(text);
});
let asked = 0;
let differing = 0;
for (const [subject, rowsAt] of Object.entries(ruleTable)) {
  const now = new Date();
  const world = baseWorld(now);
  for (const [at, row] of rowsAt(now).entries()) {
    const isGenerated = /^write .* with (no |unknown|\S+ as )/.test(row.what);
    if ('file' in row.act || (isGenerated && (at * Number(share)) % 1 >= Number(share))) continue;
    if (
      'write' in row.act &&
      row.may &&
      applyWrites({ ...world, ...row.world }, row.act.write, now) === null
    )
      throw new Error(`nothing to update: ${row.what}`);
    asked += 1;
    const isRight = ({ status }: { status: number }) =>
      (status !== 403 && status !== 400) === row.may || (status === 404 && !row.may);
    let answer = await ask(row, world);
    if (!isRight(answer)) {
      // The row may have grown old while others were asked.
      const then = new Date();
      answer = await ask(rowsAt(then)[at]!, baseWorld(then));
    }
    if (!isRight(answer)) {
      const { status, text } = answer;
      differing += 1;
      console.log(
        `${subject} | ${row.as ?? 'nobody'} ${row.may ? 'may' : 'may not'} ${row.what}: ${status} ${text.replace(/\s+/g, ' ').slice(0, 400)}`,
      );
    }
  }
}
console.log(`${asked} rows asked, ${differing} answered otherwise`);
if (differing > 0) process.exitCode = 1;
