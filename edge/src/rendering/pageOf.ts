import type { Destination } from '@anunturi/shared-contract/navigation/routeTable';
import {
  NOT_FOUND_TITLE,
  UNAVAILABLE_TITLE,
} from '@anunturi/shared-contract/navigation/shellPages';
import type { Head, PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import { shellPageHeads } from './shellPageHeads';

export type Page = {
  status: 200 | 404 | 410 | 503;
  head: Head;
  /** Whether it may be rendered on the server. */
  isRenderable: boolean;
};

/** Status and head of the page that a path leads to; `data` is what the remote's server bundle said of it. */
export function pageOf(destination: Destination, data: PageData | null): Page {
  switch (destination.kind) {
    case 'shell': {
      const head = { title: destination.title, ...shellPageHeads[destination.screen] };
      return { status: 200, head, isRenderable: true };
    }
    case 'remote': {
      const { title, access } = destination.route;
      const head = data?.head ?? { title, noindex: access !== 'public' };
      return {
        status: data?.status ?? 200,
        head,
        isRenderable: data !== null || access !== 'public',
      };
    }
    case 'unavailable':
      return { status: 503, head: { title: UNAVAILABLE_TITLE }, isRenderable: true };
    case 'notFound':
      return { status: 404, head: { title: NOT_FOUND_TITLE, noindex: true }, isRenderable: true };
  }
}
