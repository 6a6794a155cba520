import type { Route } from '@playwright/test';

/** What a server, a proxy or a disk makes of a file that is broken. */
export const brokenAnswers = {
  'does not answer': (route: Route) => route.abort(),
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers 500': (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers HTML': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Bună</h1>' }),
  'answers garbage': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'var ]=;' }),
};
