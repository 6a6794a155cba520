import { canonical, compare } from './canonical';
import type { HttpAnswer } from './sendRequest';
import type { Answer, Json, Step } from './vectors';

type WireError = { code?: number; status?: string; message?: string };

/** The HTTP answer as it is compared: status, error code and status name, or the canonical body. */
export function describeAnswer(
  { status, text }: HttpAnswer,
  project: string,
  { path, generatedName }: Pick<Step, 'path' | 'generatedName'>,
): Answer {
  const body = parse(text);
  if (status >= 400) {
    const error = errorOf(body);
    return {
      status,
      error: { code: error?.code, status: error?.status },
      message: maskMessage(error?.message, project),
    };
  }
  const shown = canonical(body, project);
  if (path.endsWith(':batchGet') && Array.isArray(shown))
    shown.sort((a, b) => compare(documentName(a), documentName(b))); // may come in any order
  return { status, body: generatedName ? withoutGeneratedName(shown) : shown };
}

/** Streaming calls may wrap the error in a list. */
function errorOf(body: Json): WireError | undefined {
  const first = Array.isArray(body) ? body[0] : body;
  return (first as { error?: WireError } | null | undefined)?.error;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text; // not JSON: compared as it stands
  }
}

function documentName(item: Json): string {
  const { found, missing } = item as { found?: { name: string }; missing?: string };
  return found?.name ?? missing ?? '';
}

function withoutGeneratedName(shown: Json): Json {
  if (shown === null || typeof shown !== 'object' || Array.isArray(shown)) return shown;
  const { name } = shown;
  if (typeof name !== 'string') return shown;
  return { ...shown, name: name.replace(/[A-Za-z0-9]{20}$/, '<generated id>') };
}

const maskMessage = (message: string | undefined, project: string) =>
  String(message ?? '')
    .replaceAll(project, '%PROJECT%')
    .replace(/\d{10,}/g, '<number>');
