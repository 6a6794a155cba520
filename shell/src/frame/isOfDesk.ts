import { links } from '@anunturi/shared-domain/site/links';

/** Whether a page is the administration's, which has a frame of its own: a slim header and no footer. */
export const isOfDesk = (pathname: string): boolean =>
  `${pathname}/`.startsWith(`${links.admin()}/`);
