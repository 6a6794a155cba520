import { createHash } from 'node:crypto';
import { authHeaders } from './authHeaders';
import { describeAnswer } from './describeAnswer';
import { fillPlaceholders } from './fillPlaceholders';
import { rulesText } from './rulesText';
import { type HttpAnswer, sendRequest } from './sendRequest';
import { toStep, toWrite } from './toStep';
import type { Answer, Case, FiledCase, Json, Result, Step, VectorFile } from './vectors';

/**
 * Runs a case and returns what the server did, in the same form as the case's `expect`. Every case has a project of its
 * own, so that cases cannot disturb each other and any order works.
 *
 * The server must offer, next to the Firestore REST v1 routes, two test-only admin routes:
 *   PUT    /emulator/v1/projects/{project}:securityRules                    {"rules":{"files":[{"name","content"}]}}
 *   DELETE /emulator/v1/projects/{project}/databases/(default)/documents    (wipe)
 * and accept `Authorization: Bearer owner` (bypasses rules) and unsigned JWTs (alg "none").
 */
export async function runCase(
  host: string,
  { testCase, file }: FiledCase,
  project = projectOf(testCase),
): Promise<Result> {
  const server = { host, project };
  await asOwner(server, 'DELETE', emulatorUrl(project, '/databases/(default)/documents'));
  const content = fillPlaceholders(rulesText(testCase, file), project, []);
  const rules = { files: [{ name: 'firestore.rules', content }] };
  const accepted = await asOwner(server, 'PUT', emulatorUrl(project, ':securityRules'), { rules });
  if (accepted.status !== 200) return 'rules rejected';
  const refused = await seed(server, testCase, file);
  if (refused) return refused;
  if (testCase.steps) return (await runSteps(server, testCase.steps)).map(({ shown }) => shown);
  const step = toStep(testCase.request, documentsOf(project));
  const [asked] = await runSteps(server, [step]);
  return verdict(asked!.answer, step);
}

type Server = { host: string; project: string };
type Outcome = { answer: HttpAnswer; shown: Answer };

async function runSteps({ host, project }: Server, steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const bodies: Json[] = [];
  for (const step of steps) {
    const answer = await sendRequest(host, {
      method: step.method,
      path: `/v1/${documentsOf(project)}${fillPlaceholders(step.path, project, bodies)}`,
      headers: authHeaders(step.as, project),
      body: fillPlaceholders(step.body, project, bodies),
    });
    bodies.push(bodyOf(answer));
    outcomes.push({ answer, shown: describeAnswer(answer, project, step) });
  }
  return outcomes;
}

/** Stores the case's documents; says why when the server would not have them. */
async function seed(server: Server, testCase: Case, file: VectorFile): Promise<string | undefined> {
  const documents = documentsOf(server.project);
  const fixture = testCase.fixture ? file.fixtures[testCase.fixture] : {};
  const writes = Object.entries({ ...fixture, ...testCase.seed }).map(([path, data]) =>
    toWrite({ method: 'set', path, data }, documents),
  );
  if (writes.length === 0) return undefined;
  const body = fillPlaceholders({ writes }, server.project, []);
  const { status, text } = await asOwner(server, 'POST', `/v1/${documents}:commit`, body);
  return status === 200 ? undefined : `seeding failed: ${status} ${text.slice(0, 200)}`;
}

/** allowed / denied for rules cases; reading a missing document after the rules said yes is "allowed". */
function verdict(answer: HttpAnswer, step: Step): string {
  if (answer.status === 200 || (answer.status === 404 && step.method === 'GET')) return 'allowed';
  if (answer.status === 403) return 'denied';
  return `error ${answer.status} ${describeAnswer(answer, '%PROJECT%', step).error?.status}`;
}

function bodyOf({ text }: HttpAnswer): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {}; // later steps that ask for a value of this answer get none
  }
}

const asOwner = ({ host, project }: Server, method: string, path: string, body?: Json) =>
  sendRequest(host, { method, path, headers: authHeaders('owner', project), body });

const projectOf = ({ name }: Case) =>
  `demo-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
const documentsOf = (project: string) => `projects/${project}/databases/(default)/documents`;
const emulatorUrl = (project: string, rest: string) => `/emulator/v1/projects/${project}${rest}`;
