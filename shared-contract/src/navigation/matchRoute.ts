/** A pattern such as `/anunt/:slugAndId` against a path: decoded parameters, or null. A trailing slash is ignored. */
function matchRoutePattern(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] as string;
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === null) return null;
      params[part.slice(1)] = decoded;
    } else if (part !== value) return null;
  }
  return params;
}

/** The first route whose pattern fits; literal segments win over parameters whatever the order of the table. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Record<string, string> } | null {
  let best: { route: Route; params: Record<string, string> } | null = null;
  for (const route of routes) {
    const params = matchRoutePattern(route.path, pathname);
    if (params && (!best || Object.keys(params).length < Object.keys(best.params).length))
      best = { route, params };
  }
  return best;
}

const segments = (path: string) => path.split('/').filter((part) => part !== '');

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // a broken percent sign matches nothing
  }
}
