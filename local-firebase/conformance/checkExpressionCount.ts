import { expressionUnits, repeatedUnit } from './expressionUnits';

const PROJECT = 'demo-expressions';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** Asks a running emulator whether it still counts expressions as recorded; answers the units that it counts otherwise. */
export async function checkExpressionCount(host: string): Promise<string[]> {
  const send = (method: string, path: string, body: object, authorization?: string) =>
    fetch(`http://${host}${path}`, {
      method,
      body: JSON.stringify(body),
      ...(authorization && { headers: { authorization } }),
    });
  const write = (path: string) => ({
    update: { name: `${DOCUMENTS}/${path}`, fields: { s: { stringValue: 'x' } } },
  });
  const commit = (paths: string[], authorization?: string) =>
    send('POST', `/v1/${DOCUMENTS}:commit`, { writes: paths.map(write) }, authorization);
  await commit(['t/d', 'q/a'], 'Bearer owner');
  const accepts = async (unit: string, repetitions: number): Promise<boolean> => {
    const content = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${repeatedUnit(unit, repetitions)} } }`;
    const rules = { rules: { files: [{ name: 'firestore.rules', content }] } };
    const swapped = await send('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, rules);
    if (!swapped.ok) throw new Error(`${unit}: ${await swapped.text()}`);
    return (await commit(['t/d'])).ok;
  };
  const differing: string[] = [];
  for (const [unit, most] of expressionUnits)
    if (!(await accepts(unit, most)) || (await accepts(unit, most + 1))) differing.push(unit);
  return differing;
}
