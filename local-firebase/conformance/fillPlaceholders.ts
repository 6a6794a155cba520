import type { Json } from './vectors';

/** Fills in %PROJECT%, %DOCS%, %STEPn:path% (a value out of an earlier answer) and {"$repeat":[text,times]}. */
export function fillPlaceholders<Value extends Json | undefined>(
  value: Value,
  project: string,
  answers: Json[],
): Value {
  return value === undefined ? value : (fill(value, project, answers) as Value);
}

function fill(value: Json, project: string, answers: Json[]): Json {
  if (typeof value === 'string') return fillText(value, project, answers);
  if (Array.isArray(value)) return value.map((item) => fill(item, project, answers));
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value.$repeat)) {
    const [text, times] = value.$repeat as [string, number];
    return text.repeat(times);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      fillText(key, project, answers),
      fill(item, project, answers),
    ]),
  );
}

function fillText(text: string, project: string, answers: Json[]): string {
  if (!text.includes('%')) return text; // nearly all
  return text
    .replaceAll('%DOCS%', `projects/${project}/databases/(default)/documents`)
    .replaceAll('%PROJECT%', project)
    .replace(/%STEP(\d+):([\w.]+)%/g, (_match, step: string, path: string) =>
      String(
        path
          .split('.')
          .reduce<Json | undefined>((node, key) => memberOf(node, key), answers[Number(step)]),
      ),
    );
}

const memberOf = (node: Json | undefined, key: string): Json | undefined =>
  node && typeof node === 'object' ? (node as { [key: string]: Json })[key] : undefined;
